export const texts = {
  description:
    'An example: you get an address, a message with a code arrives, and the code is ready to copy.',
  subject: 'Confirm your sign-up',
  snippet: 'Welcome! Enter this code to finish.',
  timeLeft: '58 min',
  exampleAddress: 'An example of an address',
  copy: 'Copy',
};
