import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cookies: 'Cookies',
  question: (details) => (
    <>
      Pouvons-nous compter les visites et afficher des publicités de tiers sur les pages gratuites ? Mayfly
      fonctionne de la même façon dans les deux cas, et vos messages ne servent jamais à cela.{' '}
      {details('En savoir plus')}
    </>
  ),
  rejectAll: 'Tout refuser',
  acceptAll: 'Tout accepter',
};
