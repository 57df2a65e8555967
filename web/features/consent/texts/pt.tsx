import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cookies: 'Cookies',
  question: (details) => (
    <>
      Podemos contar as visitas e mostrar anúncios de terceiros nas páginas gratuitas? O Mayfly funciona igual
      com ou sem isso, e nunca usamos suas mensagens para esse fim. {details('Detalhes')}
    </>
  ),
  rejectAll: 'Recusar tudo',
  acceptAll: 'Aceitar tudo',
};
