import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cookies: 'Cookies',
  question: (details) => (
    <>
      Podemos contar visitas e mostrar anúncios de terceiros nas páginas gratuitas? O Mayfly funciona igual
      nos dois casos, e nunca usamos suas mensagens para isso. {details('Detalhes')}
    </>
  ),
  rejectAll: 'Recusar tudo',
  acceptAll: 'Aceitar tudo',
};
