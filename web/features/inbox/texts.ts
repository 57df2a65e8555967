export const texts = {
  inbox: 'Inbox',
  noAddressSelected: 'No address selected',
  noActiveEmail: 'No Active Email',
  messagesAppearAfterWait: 'Messages to your next address appear here automatically.',
  generateAddressAbove: 'Generate an address above. Its messages appear here automatically.',
  newMessage: 'New message',
};
