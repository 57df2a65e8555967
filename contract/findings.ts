// What the server found out, as code and English sentence like the refusals: the page translates them by their code.

/** What is wrong with an own domain. */
export const domainProblems = {
  'txt-missing': 'We do not see the TXT record yet. DNS may need some time after a change.',
  'txt-other': 'The TXT record has another value than the one for your account.',
  'dns-silent': 'DNS did not answer. We will look again.',
  'proved-by-other':
    'Another account claimed this domain after you and has proved it as well, so it has the domain.',
  'txt-lost': 'The TXT record is gone. Please publish it again, or this domain will be suspended.',
  'mx-missing': 'Mail does not arrive yet: the MX record is missing.',
  'mx-other': 'Mail does not arrive yet: we found {found}, and our MX record is missing.',
  'wildcard-missing': 'Mail to sub-domains does not arrive: the MX record for all of them is missing.',
  'wildcard-other':
    'Mail to sub-domains does not arrive: we found {found}, and our MX record for them is missing.',
  lapsed:
    'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.',
  'lost-to-other': 'Another account has proved that this domain is theirs, so it is suspended here.',
  'domain-blocked-because': 'The operator of this service has blocked this domain: {reason}',
} as const;

/** What the checks of a sender found. */
export const senderFindings = {
  'not-checked': 'This was not checked yet.',

  'spf-no-domain': 'There is no sender domain to check.',
  'spf-pass': '{domain} allows the server that sent this mail.',
  'spf-fail': '{domain} does not allow the server that sent this mail.',
  'spf-softfail': '{domain} does not list the server that sent this mail.',
  'spf-temperror': 'DNS did not answer, so it is unknown which servers may send for {domain}.',
  'spf-permerror': 'The list of servers that may send for {domain} has errors.',
  'spf-silent': '{domain} does not say whether this server may send its mail.',

  'dkim-pass': 'Signed by {domain}; the signature is valid.',
  'dkim-foreign': 'Signed by {domain}; the signature is valid, but it is not from the sender’s domain.',
  'dkim-temperror': 'Signed by {domain}, but DNS did not answer when asked for the key.',
  'dkim-body-changed': 'Signed by {domain}, but the mail was changed after that.',
  'dkim-expired': 'Signed by {domain}, but the signature has expired.',
  'dkim-no-key': 'Signed in the name of {domain}, but {domain} has no such key.',
  'dkim-bad-key': 'Signed in the name of {domain}, but its key cannot be used.',
  'dkim-weak': 'Signed in the name of {domain}, but the signature is too weak to count.',
  'dkim-too-complex':
    'Signed in the name of {domain}, but the mail is too large or too complicated to check the signature.',
  'dkim-malformed': 'Signed in the name of {domain}, but the signature cannot be read.',
  'dkim-mismatch': 'Signed in the name of {domain}, but the signature does not match.',

  'dmarc-several-from': 'The mail has more than one From header, which real mail never has.',
  'dmarc-several-domains': 'The mail names senders from different domains.',
  'dmarc-unclear-from': 'The address of the sender can be read in more than one way.',
  'dmarc-no-from': 'The mail does not name its sender.',
  'dmarc-partly-signed':
    'The signature covers only the beginning of the mail. The rest may have been added later.',
  'dmarc-repeated-fields':
    'A header appears twice. The signature covers only one, and the other may have been added later.',
  'dmarc-subject-unsigned': 'The signature does not cover the subject, which may have been changed later.',
  'dmarc-header-unsigned':
    'The signature does not cover every header that decides what is shown, which may have been changed later.',
  'dmarc-temperror': 'DNS did not answer when asked for the policy of the sender’s domain.',
  'dmarc-silent': '{domain} does not say what to do with unproven mail.',
  'dmarc-none': '{domain} does not ask receivers to act on unproven mail.',
  'dmarc-quarantine': '{domain} asks receivers to treat unproven mail as spam.',
  'dmarc-reject': '{domain} asks receivers to reject unproven mail.',
  'dmarc-fail-none':
    '{domain} does not ask receivers to act on unproven mail. This mail has no valid signature from {domain}.',
  'dmarc-fail-quarantine':
    '{domain} asks receivers to treat unproven mail as spam. This mail has no valid signature from {domain}.',
  'dmarc-fail-reject':
    '{domain} asks receivers to reject unproven mail. This mail has no valid signature from {domain}.',
} as const;

/** Why a webhook was not delivered. */
export const webhookFailures = {
  'address-not-public': 'This address is not public',
  'unknown-host': 'The name of the server is unknown',
  redirects: 'The server redirects',
  'answer-too-large': 'The answer was too large',
  'no-answer': 'No answer in time',
  'connection-failed': 'The connection failed',
  'receiver-gone': 'The server no longer wants these deliveries',
  redirected: 'The server redirects ({status}), which is not followed',
  answered: 'The server answered {status}',
} as const;
