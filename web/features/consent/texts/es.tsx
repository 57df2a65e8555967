import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cookies: 'Cookies',
  question: (details) => (
    <>
      ¿Podemos contar las visitas y mostrar anuncios de terceros en las páginas gratuitas? Mayfly funciona
      igual en ambos casos, y nunca usamos tus mensajes para eso. {details('Detalles')}
    </>
  ),
  rejectAll: 'Rechazar todo',
  acceptAll: 'Aceptar todo',
};
