import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cookies: 'Cookies',
  question: (details) => (
    <>
      Dürfen wir Besuche zählen und auf kostenlosen Seiten Werbung von Dritten zeigen? Mayfly funktioniert mit
      und ohne, und deine Nachrichten nutzen wir dafür nie. {details('Mehr dazu')}
    </>
  ),
  rejectAll: 'Alle ablehnen',
  acceptAll: 'Alle akzeptieren',
};
