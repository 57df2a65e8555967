export const texts = {
  allMail: 'All mail',
  about:
    'This inbox has all mail that this server took, whatever address it was sent to. Its token is the value of the setting CATCH_ALL.',
  token: 'Token',
  kept: 'Kept in this tab until you close it.',
  open: 'Open the inbox',
  wrongToken: 'This is not the token, or CATCH_ALL is not set.',
  enterToken: 'Enter the token.',
  notOpened: 'The inbox could not be opened. Please try again in a moment.',
  forget: 'Forget the token',
  sendAnywhere: 'Send mail to any address at any domain, and it appears here.',
  howLong: 'The newest 1,000 messages stay for 24 hours.',
};
