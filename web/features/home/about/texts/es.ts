import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  howTitle: 'Del clic al código en segundos',
  how: {
    take: {
      title: 'Consigue una dirección',
      text: 'Un clic, sin formularios. Funciona al instante, y el anillo muestra cuánto le queda.',
    },
    use: {
      title: 'Úsala donde quieras',
      text: 'Pégala donde un sitio te pida una dirección. El mensaje aparece aquí automáticamente.',
    },
    copy: {
      title: 'Copia el código',
      text: 'Encontramos los códigos y enlaces por ti, en cualquier idioma y sin abrir el mensaje.',
    },
  },

  featuresTitle: 'Simple a propósito',
  featuresIntro:
    'Una bandeja de entrada para todo lo que necesita tu dirección una sola vez: una descarga, una prueba gratis, un foro, un cupón.',
  manyDomains: 'Puedes elegir entre varios dominios.',
  features: {
    oneClick: {
      title: 'Una dirección con un clic',
      text: 'Sin formulario, sin contraseña, sin nombre. La dirección está lista en menos de un segundo y funciona de inmediato.',
    },
    live: {
      title: 'Los mensajes llegan al instante',
      text: 'Los mensajes nuevos aparecen sin recargar la página, normalmente en menos de cinco segundos desde su envío.',
    },
    deleted: {
      title: 'Todo se elimina a su hora',
      text: `Después de ${limits.freeLifetime}, o de ${limits.premiumLifetime} con Premium, la dirección deja de funcionar y sus mensajes se eliminan. También puedes eliminarlos antes.`,
    },
    tracking: {
      title: 'Rastreo bloqueado',
      text: 'Las imágenes externas permanecen bloqueadas hasta que decidas cargarlas, y entonces las descargamos por ti. Los rastreadores que reconocemos no se cargan nunca.',
    },
    encrypted: {
      title: 'Cifrado en disco',
      text: 'Cada mensaje se cifra antes de guardarse, y cada bandeja tiene su propia clave. Ni siquiera el asunto o el remitente se guardan sin cifrar.',
    },
    complete: {
      title: 'Mensajes completos',
      text: `HTML y texto sin formato, imágenes y archivos adjuntos de hasta ${limits.freeAttachments}, o ${limits.premiumAttachments} con Premium. En tu teléfono y en tu equipo.`,
    },
  },

  plansTitle: 'A la mayoría le basta con el plan gratuito',
  plansIntro: 'Premium es para cuando necesitas más direcciones, más tiempo y adjuntos más grandes.',
  compared: 'Gratis y Premium, comparados',
  whatYouGet: 'Qué incluye',
  free: 'Gratis',
  forever: 'para siempre',
  premium: 'Premium',
  perMonth: 'al mes',
  upgrade: 'Pasar a Premium',
  seePricing: 'Ver los precios en detalle',

  whatIsIt: '¿Qué es el correo temporal?',
  explanation:
    'Una dirección temporal es una bandeja de entrada de verdad que se borra sola. Se la das a un sitio que exige un correo electrónico, lees el mensaje que necesitas y te olvidas de ella. Los boletines, las filtraciones de datos y las listas de correo vendidas solo llegan a una dirección que ya no existe.',
  howItWorks: 'Cómo funciona',
  createdForSession:
    'Cuando pulsas el botón, se crea una dirección aleatoria para esta sesión del navegador. A partir de ahí, nuestro servidor de correo acepta los mensajes que le llegan, los cifra y los muestra en esta página en cuanto están guardados. Los mensajes a direcciones desconocidas o caducadas se rechazan.',
  nothingSent:
    'No se envía nada en tu nombre, no se reenvía nada y no hace falta ninguna cuenta. Puedes eliminar un mensaje o la dirección entera cuando quieras. Si no lo haces, ambos se eliminan automáticamente cuando se acaba el tiempo.',
  faqTitle: 'Preguntas frecuentes',
  faq: {
    lifetime: {
      question: '¿Cuánto dura una dirección?',
      answer: `${limits.freeLifetime}, o ${limits.premiumLifetime} con Premium. El anillo junto a la dirección muestra el tiempo que queda. Cuando se acaba, la dirección y todos sus mensajes se eliminan.`,
    },
    speed: {
      question: '¿Cuánto tarda en llegar un correo?',
      answer:
        'Normalmente menos de cinco segundos. Algunos remitentes envían sus correos con retraso, así que espera unos diez minutos antes de pedir otro mensaje.',
    },
    count: {
      question: '¿Cuántas direcciones puedo tener?',
      answer: `Hasta ${limits.freeAddresses} a la vez sin cuenta, ${limits.premiumCount} con Premium. Cuando has usado todas tus direcciones gratuitas, la siguiente está disponible ${limits.cooldown} después de que caduque la más reciente.`,
    },
    attachments: {
      question: '¿Qué tamaño pueden tener los adjuntos?',
      answer: `Hasta ${limits.freeAttachments} por mensaje, o ${limits.premiumAttachments} con Premium. Los mensajes más grandes se rechazan y se avisa al remitente.`,
    },
    readers: {
      question: '¿Quién puede leer mi correo?',
      answer:
        'Cualquiera que conozca la dirección exacta de una bandeja gratuita, así que no la compartas ni la uses para nada privado. Las bandejas Premium solo las puede abrir su dueño.',
    },
    sending: {
      question: '¿Puedo responder o enviar correos?',
      answer: 'No. Mayfly solo recibe correo, así que nadie puede usarlo para enviar spam.',
    },
    keep: {
      question: '¿Para qué no debo usarlo?',
      answer:
        'Para cuentas que quieras conservar: banco, trabajo, salud o cualquier cosa que quizá tengas que recuperar más adelante. Cuando la dirección ya no existe, no puedes recibir enlaces para restablecer la contraseña.',
    },
  },
};
