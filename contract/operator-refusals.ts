/** What only the operator reads: refusals of /api/operator, and of commands. Nobody translates them. */
export const operatorRefusals = {
  'wrong-token': 'This is not the operator’s token.',
  'contact-gone': 'This message no longer exists.',
  'no-inbox': 'There is no active inbox at {address}.',
  'mail-returns':
    'There is no active inbox at {address}: mail to it is refused with 550 and returns to its sender.',
  'inbox-closed':
    '{address} was closed, and nobody gets it before {until}: mail to it is refused with 550 and returns to its sender.',
  'no-account': 'No account has the address {email}.',
  'account-exists': 'The address {email} already has an account.',

  'bad-target':
    'Please give a domain such as spam.example, or an address or range such as 203.0.113.0/24 (at least /8 for IPv4 and /16 for IPv6).',
  'target-is-here': 'That is this machine itself, which cannot be blocked.',
  'target-too-wide':
    'Please give a whole domain such as spam.example: a single word would block everything that ends in it.',
  'target-not-a-sender': '{domain} cannot be the domain of a sender.',
  'target-is-yours': 'That would block {domain}, a domain of yours (MAIL_DOMAINS).',
  'blocks-limit': 'There are {max} blocks already: remove some first.',
  'no-block': 'There is no such block.',
  'domain-missing': 'Please enter a domain',
  'target-missing': 'Please enter a domain or an address range',
  'control-characters': 'no line breaks or other control characters',

  'no-domain': 'There is no domain {domain}. You can add it.',
  'domain-gone': 'There is no domain {domain} any more.',
  'domain-of-account': '{domain} is the domain of an account, and {state}.',
  'domain-active': '{domain} is there already, and active.',
  'domain-there': '{domain} is there already, and {state}. You can activate it.',
  'domain-of-customer': "{domain} is a customer's domain, so this cannot be set.",
  'domain-retired': '{domain} is retired already.',
  'domain-step': '{domain} is {state}, so it cannot be {step}. Make it active first.',
  'last-domain':
    '{domain} is the last active domain on which {without} can be generated. Add or activate another one first.',
  'customer-domain-not-blocked':
    "{domain} is a customer's domain and {state}. Only a blocked one can be activated; otherwise its owner has to prove it.",
  'customer-domain-step': "{domain} is a customer's domain, so it cannot be {step}. You can block it.",
  'bad-end': '"{given}" is neither a day such as 2027-03-31 nor a time such as 2027-03-31T18:00:00Z.',
} as const;
