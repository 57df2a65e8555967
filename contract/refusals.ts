/**
 * Why the API refuses a request: the code and its English sentence. `{max}` is a value. A new one needs a translation in
 * every language (web/language/refusals), and a line in docs/use/api.md (`npm run reference`).
 */
export const refusals = {
  refused: 'The request was refused.',
  'not-found': 'Not found',
  'sign-in-needed': 'Authentication required',
  'unknown-key': 'This key does not exist, or it was revoked.',
  'not-with-keys': 'This call needs a signed-in session. A key cannot be used here.',
  'key-for-guest-call': 'With a key, leave out /guest: call /api/generate-email, for example.',
  'other-host': 'This server does not have the name that it was called by.',
  'too-many-requests': 'Too many requests. Please try again later.',
  unavailable: 'The service is temporarily unavailable. Please try again in a moment.',
  'internal-error': 'Something went wrong on our side. Please try again.',

  // New addresses and how long they live.
  'address-limit': 'Email limit reached',
  'address-limit-of-account':
    'Email limit reached: this account has {count} addresses, of {max} at once. Delete one, or wait until {until}.',
  'network-limit': 'Too many addresses were generated from your network. Please try again later.',
  'key-limit':
    'Too many addresses: the keys of this account may make {max} an hour, from any network. The next one can be made at {until}.',
  cooldown: 'You are on cooldown. Please wait until your next free address is available.',
  'premium-only': 'This is a premium feature.',
  'name-is-premium': 'Choosing a name is a premium feature.',
  'name-taken': 'This name is already taken. Please choose another one.',
  'bad-name': 'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.',
  'one-address': 'This token belongs to one address and cannot have another.',
  'no-address-needed': 'With this token you need no address of your own: mail to any address is in *@*.',
  'catch-all-stays': 'The inbox *@* cannot be deleted, but its messages can.',
  'bad-lifetime': 'a time such as 15m, from {min} to {max}',
  'no-extension': 'This address cannot be extended any more.',
  'extend-later': 'This address can be extended in the last quarter of its life.',
  'not-a-site': 'Enter the name of a site, such as shop.example.',

  // Messages.
  'mail-key-missing': 'The key that this message was sealed with is missing on the server.',
  'search-not-understood': 'part of this search was not understood',
  'search-too-large': 'This search reads too much mail. Narrow it with from:, to:, subject: or after:.',
  'unknown-since': 'not a time, nor a position or a message of this inbox',

  // Domains.
  'domain-not-here': 'This domain is not available here.',
  'no-active-domain': 'No domain is active at the moment. Please try again later.',
  'no-subdomains': 'This domain has no sub-domains.',
  'not-a-domain': 'Please give a domain name such as example.com.',
  'reserved-ending': 'Names that end in .{ending} are reserved and cannot be used here.',
  'domain-of-service': '{domain} is part of this service, or one of its own names is below it.',
  'domain-below-other': 'Another account has verified {domain} or a domain above it.',
  'public-suffix': 'Anybody can register names below {domain}, so no account can have all of it.',
  'domain-blocked': 'The operator of this service has blocked {domain}.',
  'domain-yours': 'You have added {domain} already.',
  'domain-taken': 'Another account has verified {domain}.',
  'domain-limit': 'You have {max} domains, which is the limit. Please delete one first.',
  'wildcard-needed': 'Please add the MX record for *.{domain} first. We do not see it yet.',
  'wildcard-unknown': 'DNS did not answer about *.{domain}. Please try again in a moment.',

  // Accounts.
  'wrong-password': 'Incorrect email/username or password',
  'verify-first': 'Please complete email verification first',
  'provider-not-allowed': 'Not an allowed domain',
  'wrong-code': 'Invalid verification code',
  'wrong-reset-link': 'Invalid reset link. Please request a new password reset.',
  'reset-is-premium':
    'Password reset is only available for premium users. Please upgrade your account first.',
  'reset-expired': 'Your premium subscription has expired. Please reactivate to reset your password.',
  'reset-limit':
    'You have reached the maximum of {max} password reset requests per day. Please try again tomorrow.',
  'premium-expired': 'Your premium subscription has expired. Please resubscribe to access your account.',

  // Billing.
  'billing-off': 'Payment processing is coming soon! Premium features will be available shortly.',
  'already-active': 'Your premium subscription is already active.',
  'no-subscription': 'There is no subscription.',
  'payment-provider-silent': 'The payment provider cannot be reached. Please try again in a moment.',
  'still-subscribed':
    'This account has a subscription that cannot be cancelled now, because billing is switched off.',
  'bad-signature': 'The signature is not valid.',

  // Keys, webhooks and notifications.
  'keys-limit': 'You have {max} keys, which is the limit. Please revoke one first.',
  'webhooks-limit': 'You have {max} webhooks, which is the limit. Please delete one first.',
  'webhook-url':
    'Please enter a public http or https URL, on port 80 or 443 and without a user name or password.',
  'telegram-chat-missing': 'Please add the chat to the URL: …/sendMessage?chat_id=…',
  'browsers-limit':
    '{max} browsers are told of new mail already, which is the limit. Switch it off in one of them first.',
  'push-endpoint': 'not the https address of a push service',
  'push-keys': 'not the keys of a browser',

  // A field of the request, which is named in `field`.
  invalid: 'Invalid input',
  missing: 'missing',
  'unknown-field': 'unknown',
  'not-text': 'must be text',
  'not-a-number': 'must be a number',
  'not-whole': 'must be a whole number',
  'not-true-or-false': 'must be true or false',
  'not-a-list': 'must be a list',
  'not-an-object': 'must be an object',
  'wrong-value': 'must be {values}',
  'too-long': 'at most {max} characters',
  'too-short': 'at least {min} characters',
  'too-many': 'at most {max} entries',
  'too-few': 'at least {min} entries',
  'too-high': 'at most {max}',
  'too-low': 'at least {min}',
  'not-in-range': 'a number from {min} to {max}',
  'not-seconds': 'a whole number of seconds from {min} to {max}',
  'not-an-email': 'Please enter a valid email address',
  'password-too-short': 'Password must be at least {min} characters long',
  'code-digits': 'The code has {count} digits',
  'name-missing': 'Please enter your name',
  'name-in-one-line': 'Please enter your name in one line',
  'message-missing': 'Please enter a message',
  'key-name-missing': 'Please give the key a name',
  'key-name-in-one-line': 'Please enter the name in one line',
  'label-in-one-line': 'Please enter the label in one line',
  'url-missing': 'Please enter a URL',

  // A request that no call has read.
  'not-understood': 'The request could not be understood.',
  'too-slow': 'The request took too long.',
  'too-large': 'The request is too large.',
  'path-too-long': 'The path of the request is too long.',
  'not-json': 'This content type is not supported; send JSON.',
  'expectation-failed': 'The expectation of the request cannot be met.',
  'headers-too-large': 'The headers of the request are too large.',
} as const;
