import type { Texts } from '../texts.ts';

export const texts: Texts = {
  nameOfNext: 'Nombre de la próxima dirección (opcional)',
  namePlaceholder: 'nombre (opcional)',
  everyName: 'Cualquier nombre',
  everyNameMeans: 'Recibe todo el correo para los nombres de este dominio que no tienen dirección propia',

  domain: 'Dominio',
  anyDomain: 'Cualquier dominio',
  yours: 'tuyo',
  subdomain: 'subdominio',
  subdomainMeans: 'Un subdominio aleatorio solo para esta dirección',
  health: { good: 'bien', listed: 'en listas', quiet: 'tranquilo' },
  healthMeans: {
    good: 'No está en ninguna de las listas públicas de dominios desechables que revisamos, y el correo llega como siempre.',
    listed: 'Está en una lista pública de dominios desechables, por eso algunos sitios lo rechazan.',
    quiet: 'En las últimas 24 horas recibieron correo menos direcciones de lo habitual.',
  },

  lifetime: 'Duración',
  messages: 'Mensajes',
  all: 'Todos',
  only: (count) => `Solo ${count}`,
  onlyMeans:
    'Si eliges un número, la dirección rechaza los mensajes que pasen de él. Los que llegaron antes se quedan hasta que la dirección caduque.',
  chooseAgain: 'Esto ya no es posible. Elige de nuevo.',

  whichSite: '¿Qué sitio fue? Contamos cuántas veces se nombra un sitio, pero no quién lo nombra.',
  site: 'Sitio',
  notASite: (example) => `Escribe el nombre de un sitio, por ejemplo ${example}.`,
  send: 'Enviar',
  notSent: 'No se pudo enviar. Inténtalo de nuevo en un momento.',
  thanks: 'Gracias. Lo hemos anotado.',
  tryAnotherDomain: 'Probar otro dominio',
  close: 'Cerrar',
};
