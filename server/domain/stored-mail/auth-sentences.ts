import type { Checked, Judged } from '#server/verdict/judged.ts';

/** What each check found, as a sentence for readers. */

export function spfWhy({ result, domain }: Checked): string {
  if (!domain) return 'There is no sender domain to check.';
  switch (result) {
    case 'pass':
      return `${domain} allows the server that sent this mail.`;
    case 'fail':
      return `${domain} does not allow the server that sent this mail.`;
    case 'softfail':
      return `${domain} does not list the server that sent this mail.`;
    case 'temperror':
      return `DNS did not answer, so it is unknown which servers may send for ${domain}.`;
    case 'permerror':
      return `The list of servers that may send for ${domain} has errors.`;
    default:
      return `${domain} does not say whether this server may send its mail.`;
  }
}

export function dkimWhy({ result, domain, aligned, note }: Judged['dkim'][number]): string {
  if (result === 'pass')
    return aligned
      ? `Signed by ${domain}; the signature is valid.`
      : `Signed by ${domain}; the signature is valid, but it is not from the sender’s domain.`;
  if (result === 'temperror') return `Signed by ${domain}, but DNS did not answer when asked for the key.`;
  switch (note) {
    case 'body-changed':
      return `Signed by ${domain}, but the mail was changed after that.`;
    case 'expired':
      return `Signed by ${domain}, but the signature has expired.`;
    case 'no-key':
      return `Signed in the name of ${domain}, but ${domain} has no such key.`;
    case 'bad-key':
      return `Signed in the name of ${domain}, but its key cannot be used.`;
    case 'weak':
      return `Signed in the name of ${domain}, but the signature is too weak to count.`;
    case 'too-complex':
      return `Signed in the name of ${domain}, but the mail is too large or too complicated to check the signature.`;
    case 'malformed':
      return `Signed in the name of ${domain}, but the signature cannot be read.`;
    default:
      return `Signed in the name of ${domain}, but the signature does not match.`;
  }
}

export function dmarcWhy({ result, policy, domain, note }: Judged['dmarc']): string {
  switch (note) {
    case 'several-from':
      return 'The mail has more than one From header, which real mail never has.';
    case 'several-domains':
      return 'The mail names senders from different domains.';
    case 'unclear-from':
      return 'The address of the sender can be read in more than one way.';
    case 'no-from':
      return 'The mail does not name its sender.';
    case 'partly-signed':
      return 'The signature covers only the beginning of the mail. The rest may have been added later.';
    case 'repeated-fields':
      return 'A header appears twice. The signature covers only one, and the other may have been added later.';
    case 'subject-unsigned':
      return 'The signature does not cover the subject, which may have been changed later.';
  }
  if (result === 'temperror') return 'DNS did not answer when asked for the policy of the sender’s domain.';
  if (!policy) return `${domain} does not say what to do with unproven mail.`;
  const request = {
    none: `${domain} does not ask receivers to act on unproven mail.`,
    quarantine: `${domain} asks receivers to treat unproven mail as spam.`,
    reject: `${domain} asks receivers to reject unproven mail.`,
  }[policy];
  return result === 'fail' ? `${request} This mail has no valid signature from ${domain}.` : request;
}
