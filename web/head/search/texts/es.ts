import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: {
    description: `Correo temporal gratis con un clic: una dirección desechable que recibe mensajes al instante y se borra sola después de ${limits.freeLifetime}. Sin registro.`,
    newAddress: 'Nueva dirección',
  },
  pricing: {
    name: 'Precios',
    description: `Gratis: ${limits.freeAddresses} durante ${limits.freeLifetime} cada una. Premium por ${limits.price} al mes: ${limits.premiumAddresses} durante ${limits.premiumLifetime}, adjuntos de ${limits.premiumAttachments}, bandejas privadas y sin anuncios.`,
  },
  'what-is-temp-mail': {
    name: '¿Qué es el correo temporal?',
    description:
      'El correo temporal (temp mail) es una dirección real que se borra sola. Cómo funciona, cuánto dura, quién puede leerlo y ocho dudas frecuentes resueltas.',
  },
  '10-minute-mail': {
    name: 'Correo de 10 minutos',
    description: `Un correo temporal de 10 minutos que dura ${limits.freeLifetime}: listo en un segundo, sin registro y con borrado automático. Para códigos, descargas y wifi público.`,
  },
  'throwaway-email': {
    name: 'Correo desechable',
    description:
      'Da a los formularios un correo desechable en lugar del tuyo. Cómo un registro acaba en cien mensajes, qué dirección merece cada sitio y cómo evitar el spam.',
  },
  'fake-email-generator': {
    name: 'Generador de correos falsos',
    description: `Genera un correo falso que funciona: recibe confirmaciones durante ${limits.freeLifetime} y no es de nadie más. Para tu privacidad y para probar lo que desarrollas.`,
  },
  'burner-email': {
    name: 'Correo anónimo',
    description:
      'Un correo anónimo y temporal para tratar con desconocidos: anuncios, alquileres, presupuestos y primeras citas. Cómo usarlo bien y qué es lo que no oculta.',
  },
  about: {
    name: 'Acerca de',
    description: `Por qué nació ${brand.name} en ${brand.founded}, qué principios sigue, para qué está hecho y qué deja fuera a propósito.`,
  },
  help: {
    name: 'Ayuda',
    description:
      'Mensajes que no llegan, límites, duración, adjuntos, imágenes, eliminación y contraseñas: respuestas a las dudas más comunes y cómo escribir a soporte.',
  },
  extension: {
    name: 'Extensión del navegador',
    description:
      'Pone una dirección desechable en cualquier formulario y el código de vuelta en la página, con un clic cada uno. Para Chromium y Firefox. No lee nada sin tu clic.',
  },
  developers: {
    name: 'Desarrolladores',
    description:
      'Crea una dirección y espera el código: por HTTP, con un cliente para TypeScript y Playwright, por MCP o desde tu gestor de contraseñas.',
  },
  'api-docs': {
    description: `Todas las llamadas de la API de ${brand.name}, con lo que reciben y lo que responden.`,
  },
  contact: {
    name: 'Contacto',
    description: `Escribe al equipo de ${brand.name}: preguntas sobre privacidad o términos, soporte, opiniones y avisos de abuso.`,
  },
  terms: {
    name: 'Términos',
    description: `Las reglas para usar ${brand.name}: planes y límites, qué no está permitido, cómo se tratan los datos, cuándo se eliminan y quién responde de qué.`,
  },
  privacy: {
    name: 'Privacidad',
    description: `Qué guarda ${brand.name}, cómo se cifra, cuándo se elimina, quién puede ver un mensaje y tus derechos según el RGPD y la CCPA.`,
  },
  blog: {
    name: 'Blog',
    description: `Guías del equipo de ${brand.name}: qué es el correo temporal, cómo proteger tu dirección y qué medidas de seguridad ayudan de verdad.`,
  },
  login: {
    description: `Inicia sesión en tu cuenta Premium de ${brand.name}.`,
  },
  upgrade: {
    description: `${brand.name} Premium: hasta ${limits.premiumAddresses} a la vez, ${limits.premiumLifetime} cada una, adjuntos de ${limits.premiumAttachments} y sin anuncios.`,
  },
};
