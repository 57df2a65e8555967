import { NETWORK_LIMIT } from './network-limit.ts';

/** Texts that the server sends and the web recognizes or shows. */
export const texts = {
  notFound: 'Not found',
  unauthorized: 'Authentication required',
  unknownKey: 'This key does not exist, or it was revoked.',
  emailLimitReached: 'Email limit reached',
  tooManyRequests: 'Too many requests. Please try again later.',
  networkLimit: NETWORK_LIMIT,
  cooldown: 'You are on cooldown. Please wait until your next free address is available.',
  noExtension: 'This address cannot be extended any more.',
  extendLater: 'This address can be extended in the last quarter of its life.',
  nameTaken: 'This name is already taken. Please choose another one.',
  oneAddress: 'This token belongs to one address and cannot have another.',
  nameIsPremium: 'Choosing a name is a premium feature.',
  premiumOnly: 'This is a premium feature.',
  notWithKeys: 'This call needs a signed-in session. A key cannot be used here.',
  keysAreNoGuests: 'With a key, leave out /guest: call /api/generate-email, for example.',
  unparsed: 'This message could not be parsed. You can still download its raw source.',
  unavailable: 'The service is temporarily unavailable. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
  incorrectSignIn: 'Incorrect email/username or password',
  subscriptionExpired: 'Your premium subscription has expired. Please resubscribe to access your account.',
} as const;
