import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  onThisPage: 'En esta página',
  extensionFor: {
    chromium: 'Para Chrome, Edge y Brave',
    firefox: 'Para Firefox',
  },
  contactSupport: 'Escribir a soporte',
  anatomy: {
    words: { title: 'Dos palabras', note: 'Fáciles de dictar por teléfono y de reconocer en una lista.' },
    characters: {
      title: 'Seis caracteres aleatorios',
      note: 'De una fuente aleatoria segura, para que nadie pueda adivinar una dirección.',
    },
    domain: {
      title: 'Uno de nuestros dominios',
      note: 'Un dominio de correo real con su propio servidor. Con Premium puedes elegir el nombre que va delante.',
    },
  },

  contactUs: 'Escríbenos',
  whoAnswers: 'Preguntas, ideas, avisos de abuso: una persona lee cada mensaje y lo responde.',
  writeDirectly: 'Escríbenos directamente',
  beforeYouWrite: 'Antes de escribir',
  whatHelpAnswers: (help) => (
    <>
      La mayoría de las preguntas tienen respuesta en la {help('página de ayuda')}. No podemos recuperar
      direcciones caducadas ni mensajes eliminados: ya no existen.
    </>
  ),
  useLastingAddress: 'Usa una dirección permanente',
  temporaryMayBeGone:
    'Si escribes una dirección temporal, puede que ya no exista cuando llegue nuestra respuesta.',
  yourName: 'Tu nombre',
  yourEmail: 'Tu correo electrónico',
  subject: 'Asunto',
  chooseSubject: 'Elige un asunto',
  subjects: {
    privacy: 'Privacidad',
    terms: 'Términos',
    support: 'Soporte',
    feedback: 'Opinión',
    other: 'Otro',
  },
  message: 'Mensaje',
  sendMessage: 'Enviar mensaje',
  messageSent: '¡Gracias por tu mensaje! Te responderemos pronto.',
  messageNotSent: 'Lo sentimos, no se pudo enviar tu mensaje. Vuelve a intentarlo.',
  nameIsMissing: 'Escribe tu nombre.',
  emailIsMissing: 'Escribe tu dirección de correo.',
  emailIsInvalid: 'Escribe una dirección de correo válida.',
  subjectIsMissing: 'Elige un asunto.',
  messageIsMissing: 'Escribe un mensaje.',

  simplePricing: 'Precios simples, límites claros',
  whatPlansGive:
    'El plan gratuito es completo y seguirá siendo gratis. Premium te da más direcciones, más tiempo y bandejas que solo tú puedes abrir.',
  free: 'Gratis',
  premium: 'Premium',
  freeCard: {
    name: 'GRATIS',
    cost: (amount, term) => (
      <>
        {amount(limits.noPrice)}
        {term('para siempre')}
      </>
    ),
    note: 'Para el día a día, cuando necesitas un mensaje una sola vez.',
    choose: 'Empezar gratis',
    points: {
      addresses: `Hasta ${limits.freeAddresses} a la vez`,
      lifetime: `Cada dirección dura ${limits.freeLifetime}`,
      attachments: `Adjuntos de hasta ${limits.freeAttachments} por mensaje`,
      live: 'Los mensajes aparecen al instante, en HTML o solo texto',
      deleting: 'Elimina una dirección cuando quieras',
      noRegistration: 'Sin registro',
    },
  },
  premiumCard: {
    name: 'PREMIUM',
    mostPopular: 'El más popular',
    note: 'Para trabajo, pruebas y mensajes que nadie más debe ver.',
    choose: 'Pasar a Premium',
    points: {
      addresses: `Hasta ${limits.premiumAddresses} a la vez`,
      lifetime: `Cada dirección dura ${limits.premiumLifetime}`,
      attachments: `Adjuntos de hasta ${limits.premiumAttachments} por mensaje`,
      onlyYou: 'Bandejas que solo tú puedes abrir',
      ownName: 'Elige el nombre de tu dirección',
      priority: 'Entrega y soporte prioritarios',
      dashboard: 'Un panel con todas tus bandejas',
      programs: 'Claves de API y webhooks para tus programas',
      noAds: 'Sin anuncios',
    },
  },
  sideBySide: 'Comparación',
  planFacts: {
    addresses: {
      label: 'Direcciones a la vez',
      free: `Hasta ${limits.freeCount}`,
      premium: `Hasta ${limits.premiumCount}`,
    },
    lifetime: { label: 'Duración', free: limits.freeLifetime, premium: limits.premiumLifetime },
    attachments: {
      label: 'Adjuntos por mensaje',
      free: `Hasta ${limits.freeAttachments}`,
      premium: `Hasta ${limits.premiumAttachments}`,
    },
    messages: { label: 'Mensajes por bandeja', free: limits.freeMessages, premium: limits.premiumMessages },
    privacy: {
      label: 'Quién puede abrir una bandeja',
      free: 'Quien conozca su dirección',
      premium: 'Solo tú',
    },
    ownName: { label: 'Elegir el nombre', free: 'No', premium: 'Sí' },
    delivery: { label: 'Entrega', free: 'Normal', premium: 'Prioritaria' },
    support: { label: 'Soporte', free: 'Estándar', premium: 'Prioritario' },
    dashboard: { label: 'Panel', free: 'No', premium: 'Sí' },
    ads: { label: 'Anuncios', free: 'Sí, nunca en mensajes', premium: 'Ninguno' },
  },
  questionsAboutPlans: 'Preguntas sobre los planes',
  questions: {
    reallyFree: {
      question: '¿El plan gratuito es gratis de verdad?',
      answer:
        'Sí. No cuesta nada, no pide registro ni tarjeta y nunca se convierte en un plan de pago. Lo pagan los anuncios, que nunca aparecen dentro de un mensaje.',
    },
    allExpired: {
      question: '¿Qué pasa cuando caducan mis direcciones gratuitas?',
      answer: `Si las has usado todas, podrás generar nuevas direcciones ${limits.cooldown} después de que caduque la más reciente. La página te muestra cuánto falta. Con Premium no hay que esperar: en cuanto desaparece una de tus ${limits.premiumAddresses}, puedes generar otra.`,
    },
    security: {
      question: '¿Qué es exactamente la “seguridad reforzada”?',
      answer:
        'Cualquiera que conozca la dirección exacta de una bandeja gratuita puede abrirla. Una bandeja Premium solo la puede abrir su dueño, aunque otros conozcan la dirección. Ambas se guardan cifradas en disco, cada una con su propia clave.',
    },
    canceling: {
      question: '¿Puedo cancelar en cualquier momento?',
      answer: `Sí. Premium cuesta ${limits.price} al mes, sin plazo mínimo. La cancelación se aplica al final del mes que has pagado, y hasta entonces conservas Premium.`,
    },
  },

  alreadyPremium: 'Ya tienes Premium',
  thankYou: 'Gracias. Ya tienes todo lo que ofrece Premium.',
  premiumDashboard: 'Panel Premium',
  goHome: 'Ir al inicio',
  goBack: 'Volver',
  yourBenefits: 'Tus ventajas',
  benefits: {
    addresses: {
      title: `${limits.premiumAddresses} a la vez`,
      text: 'Usa una distinta para cada cosa.',
    },
    lifetime: {
      title: `${limits.premiumLifetime} cada una`,
      text: `En lugar de ${limits.freeLifetime} con el plan gratuito.`,
    },
    attachments: {
      title: `Adjuntos de hasta ${limits.premiumAttachments}`,
      text: `Por mensaje, en lugar de ${limits.freeAttachments} con el plan gratuito.`,
    },
    privacy: {
      title: 'Bandejas privadas',
      text: 'Solo tú puedes abrirlas, aunque otros conozcan la dirección.',
    },
    priority: {
      title: 'Prioridad',
      text: 'Tus mensajes se entregan antes y tus preguntas se responden antes.',
    },
    noAds: { title: 'Sin anuncios', text: 'En ninguna página.' },
  },
};
