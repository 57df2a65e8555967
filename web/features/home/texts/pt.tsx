import type { Texts } from '../texts.ts';

export const texts: Texts = {
  headline: 'Um email temporário que se apaga sozinho',
  promise: 'Gere um endereço e veja as mensagens chegarem. Quando o tempo acaba, tudo é excluído.',
  noSuchPage: ({ path, mono }) => (
    <>Não existe nenhuma página em {mono(path)}, por isso você está na página inicial.</>
  ),
  dismiss: 'Fechar',
};
