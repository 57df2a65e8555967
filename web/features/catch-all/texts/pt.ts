import type { Texts } from '../texts.ts';

export const texts: Texts = {
  allMail: 'Todos os e-mails',
  about:
    'Esta caixa de entrada tem todos os e-mails que este servidor aceitou, seja qual for o endereço de destino. O token dela é o valor da configuração CATCH_ALL.',
  token: 'Token',
  kept: 'Fica nesta aba até você fechá-la.',
  open: 'Abrir a caixa de entrada',
  wrongToken: 'Este não é o token, ou CATCH_ALL não está definido.',
  enterToken: 'Digite o token.',
  notOpened: 'Não foi possível abrir a caixa de entrada. Tente novamente em instantes.',
  forget: 'Esquecer o token',
  sendAnywhere: 'Envie e-mails para qualquer endereço em qualquer domínio, e eles aparecem aqui.',
  howLong: 'As 1.000 mensagens mais recentes ficam por 24 horas.',
};
