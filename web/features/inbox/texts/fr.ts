import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: 'Boîte de réception',
  noAddressSelected: 'Aucune adresse sélectionnée',
  noActiveEmail: 'Aucune adresse active',
  messagesAppearAfterWait: 'Les messages envoyés à votre prochaine adresse apparaîtront ici tout seuls.',
  generateAddressAbove: 'Créez une adresse ci-dessus. Ses messages apparaîtront ici tout seuls.',
  newMessage: 'Nouveau message',
};
