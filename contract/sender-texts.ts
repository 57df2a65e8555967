/**
 * What the checks of a sender found, in sentences for readers. `{}` is a domain. Pages in other languages translate the whole
 * sentence.
 */
export const senderTexts = {
  notYet: 'This was not checked yet.',
  spf: {
    noDomain: 'There is no sender domain to check.',
    pass: '{} allows the server that sent this mail.',
    fail: '{} does not allow the server that sent this mail.',
    softfail: '{} does not list the server that sent this mail.',
    temperror: 'DNS did not answer, so it is unknown which servers may send for {}.',
    permerror: 'The list of servers that may send for {} has errors.',
    silent: '{} does not say whether this server may send its mail.',
  },
  dkim: {
    pass: 'Signed by {}; the signature is valid.',
    foreign: 'Signed by {}; the signature is valid, but it is not from the sender’s domain.',
    temperror: 'Signed by {}, but DNS did not answer when asked for the key.',
    'body-changed': 'Signed by {}, but the mail was changed after that.',
    expired: 'Signed by {}, but the signature has expired.',
    'no-key': 'Signed in the name of {}, but {} has no such key.',
    'bad-key': 'Signed in the name of {}, but its key cannot be used.',
    weak: 'Signed in the name of {}, but the signature is too weak to count.',
    'too-complex':
      'Signed in the name of {}, but the mail is too large or too complicated to check the signature.',
    malformed: 'Signed in the name of {}, but the signature cannot be read.',
    mismatch: 'Signed in the name of {}, but the signature does not match.',
  },
  dmarc: {
    'several-from': 'The mail has more than one From header, which real mail never has.',
    'several-domains': 'The mail names senders from different domains.',
    'unclear-from': 'The address of the sender can be read in more than one way.',
    'no-from': 'The mail does not name its sender.',
    'partly-signed':
      'The signature covers only the beginning of the mail. The rest may have been added later.',
    'repeated-fields':
      'A header appears twice. The signature covers only one, and the other may have been added later.',
    'subject-unsigned': 'The signature does not cover the subject, which may have been changed later.',
    'header-unsigned':
      'The signature does not cover every header that decides what is shown, which may have been changed later.',
    temperror: 'DNS did not answer when asked for the policy of the sender’s domain.',
    silent: '{} does not say what to do with unproven mail.',
    none: '{} does not ask receivers to act on unproven mail.',
    quarantine: '{} asks receivers to treat unproven mail as spam.',
    reject: '{} asks receivers to reject unproven mail.',
    failNone: '{} does not ask receivers to act on unproven mail. This mail has no valid signature from {}.',
    failQuarantine:
      '{} asks receivers to treat unproven mail as spam. This mail has no valid signature from {}.',
    failReject: '{} asks receivers to reject unproven mail. This mail has no valid signature from {}.',
  },
} as const;
