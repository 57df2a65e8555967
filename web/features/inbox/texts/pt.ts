import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: 'Caixa de entrada',
  noAddressSelected: 'Nenhum endereço selecionado',
  noActiveEmail: 'Nenhum email ativo',
  messagesAppearAfterWait: 'As mensagens do seu próximo endereço aparecem aqui automaticamente.',
  generateAddressAbove: 'Gere um endereço acima. As mensagens dele aparecem aqui automaticamente.',
  newMessage: 'Nova mensagem',
};
