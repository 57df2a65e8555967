/** What the server answers about domains and the addresses on them. `{}` stands for a value. */
export const domainTexts = {
  notADomain: 'This domain is not available here.',
  noDomains: 'No domain is active at the moment. Please try again later.',
  noSubdomains: 'This domain has no sub-domains.',
  badName: 'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.',
  notASite: 'Enter the name of a site, such as shop.example.',

  // A name that an account cannot have.
  notAName: 'Please give a domain name such as example.com.',
  reserved: 'Names that end in .{} are reserved and cannot be used here.',
  ours: '{} is part of this service, or one of its own names is below it.',
  below: 'Another account has verified {} or a domain above it.',
  publicSuffix: 'Anybody can register names below {}, so no account can have all of it.',
  blockedName: 'The operator of this service has blocked {}.',
  yours: 'You have added {} already.',
  taken: 'Another account has verified {}.',
  full: 'You have {} domains, which is the limit. Please delete one first.',

  // What is wrong with an own domain.
  txtMissing: 'We do not see the TXT record yet. DNS may need some time after a change.',
  txtOther: 'The TXT record has another value than the one for your account.',
  noAnswer: 'DNS did not answer. We will look again.',
  othersProof:
    'Another account claimed this domain after you and has proved it as well, so it has the domain.',
  txtLost: 'The TXT record is gone. Please publish it again, or this domain will be suspended.',
  mxMissing: 'Mail does not arrive yet: the MX record is missing.',
  mxOther: 'Mail does not arrive yet: we found {}, and our MX record is missing.',
  wildcardMissing: 'Mail to sub-domains does not arrive: the MX record for all of them is missing.',
  wildcardOther: 'Mail to sub-domains does not arrive: we found {}, and our MX record for them is missing.',
  lapsed:
    'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.',
  lostToOther: 'Another account has proved that this domain is theirs, so it is suspended here.',
  blocked: 'The operator of this service has blocked this domain: {}',
  needsWildcard: 'Please add the MX record for *.{} first. We do not see it yet.',
  wildcardUnknown: 'DNS did not answer about *.{}. Please try again in a moment.',
} as const;

/** The sentence with its value. */
export const fillIn = (sentence: string, value: string | number): string =>
  sentence.replaceAll('{}', () => String(value));
