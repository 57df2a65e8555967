import type { Texts } from '../texts.ts';

export const texts: Texts = {
  description:
    'Um exemplo: você recebe um endereço, chega uma mensagem com um código, e o código já está pronto para copiar.',
  subject: 'Confirme seu cadastro',
  snippet: 'Boas-vindas! Digite este código para concluir.',
  timeLeft: '58\u00a0min',
  exampleAddress: 'Exemplo de endereço',
  copy: 'Copiar',
};
