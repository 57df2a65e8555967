import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  forDevelopers: 'Para desarrolladores',
  apiReference: 'Referencia de la API',
  whatReferenceHas:
    'Todas las llamadas, con lo que reciben y lo que responden. Las horas van en ISO 8601 y los errores son { success: false, error }.',
  guideAndExamples: 'Guía y ejemplos',
  openApi: 'OpenAPI',
  copy: 'Copiar',
  copied: 'Copiado',
  copySnippet: (name) => `Copiar ${name}`,

  emailForPrograms: 'Correo para tus pruebas, scripts y agentes',
  waysToConnect:
    'Crea una dirección, regístrate y espera el código. Por HTTP sin más, con nuestro cliente o con las herramientas que ya usas: todo lleva a las mismas bandejas.',
  codeInFiveLines: 'Un código en cinco líneas',
  howCodeIsFound: `${brand.name} encuentra el código o el enlace de un correo, en cualquier idioma, y la llamada responde en cuanto llega. Sin consultas repetidas y sin analizar nada. Hasta que la primera versión publique nuestro cliente en npm, ejecuta npm pack en la carpeta packages/client del código fuente de ${brand.name} e instala el archivo.`,
  withWhatYouUse: 'Con lo que ya usas',
  doors: {
    mcp: {
      title: 'Agentes, por MCP',
      text: `Un agente crea una dirección, se registra con ella y escribe el código. Añade ${brand.name} a los servidores MCP de tu agente; no hace falta ninguna cuenta.`,
      notes: {
        keepInboxes:
          'Sin token, cada sesión es un invitado distinto. Añade el encabezado Authorization: Bearer … para conservar las bandejas.',
        untrusted:
          'El correo se marca como no fiable. Aun así, no dejes que un agente haga lo que dice un correo si eso puede causar daños.',
      },
    },
    playwright: {
      title: 'Playwright',
      text: 'Una fixture da a cada prueba su propia bandeja y la elimina al terminar.',
      notes: {
        needsKey:
          'Un conjunto de pruebas necesita más direcciones que un invitado: usa como token una clave de una cuenta Premium.',
      },
    },
    mailpit: {
      title: 'Pruebas hechas para Mailpit',
      text: 'Las pruebas que leen su correo de Mailpit funcionan aquí con las mismas llamadas, con correo del mundo real y un buzón para cada token.',
      notes: {
        tokenIsPassword: 'El token es la contraseña; el nombre de usuario puede ser cualquiera.',
        refused:
          'Las etiquetas, el reenvío y las comprobaciones de Mailpit no se admiten. Los mensajes incluyen además Code y VerificationLink.',
      },
    },
    mailTm: {
      title: 'Clientes de mail.tm',
      text: 'Hay bibliotecas para mail.tm en muchos lenguajes. Haz que una de ellas apunte aquí: lo que allí es una cuenta, aquí es una dirección con el nombre que elijas.',
      notes: {
        expires: 'Solo quien la creó puede leer esa dirección. Caduca como cualquier dirección gratuita.',
        codeAndLink: 'Cada mensaje incluye además su código y su enlace.',
      },
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Llamamos a tu programa cuando llega un correo, con su código y su enlace. Discord, Slack, Telegram y ntfy reciben en cambio una línea legible.',
      notes: {
        signed: 'Firmados según Standard Webhooks, en orden, y repetidos hasta que tu programa responda.',
        needsKey:
          'Necesitas una clave de una cuenta Premium. También puedes añadir webhooks en la página “Administrar”, que muestra sus últimas entregas.',
      },
    },
    passwordManagers: {
      title: 'Gestores de contraseñas',
      text: 'Bitwarden genera una dirección para cada cuenta nueva. Elige “Alias de correo reenviado”, luego SimpleLogin o addy.io, y escribe estos datos.',
      notes: {
        needsKey: 'Necesitas una clave de una cuenta Premium: créala en la página “Administrar”.',
        notForwarded: 'El correo no se reenvía. Lo lees aquí, y la dirección caduca.',
      },
    },
  },
  bitwardenSettings: 'Datos para Bitwarden',

  tokensAndLimits: 'Tokens y límites',
  noAccount: {
    title: 'Sin cuenta',
    text: `Un token de invitado se obtiene con una llamada. Incluye ${limits.freeAddresses}, cada una durante ${limits.freeLifetime}. Son de quien tenga el token.`,
  },
  keys: {
    title: 'Claves con Premium',
    text: (manage) => (
      <>
        Una clave representa tu cuenta: {limits.premiumAddresses} durante {limits.premiumLifetime} cada una,
        con los nombres que elijas y en bandejas privadas. Crea y revoca claves en la página{' '}
        {manage('Administrar')}.
      </>
    ),
  },
  sameLimits: {
    title: 'Los mismos límites en todas partes',
    text: 'Te conectes como te conectes, llegas a tus propias bandejas con los límites de tu plan. Las respuestas con el código de estado 429 dicen cuándo volver a intentarlo.',
  },
  strangers: {
    title: 'Escrito por desconocidos',
    text: 'Lo que dice un correo viene de su remitente. El HTML se limpia, a los agentes se les advierte que no confíen en su contenido y nunca se abre ningún enlace por ti.',
  },
};
