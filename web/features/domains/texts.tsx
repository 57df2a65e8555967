import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';

const plural = pluralIn('en');

export const texts = {
  domains: 'Your Domains',
  listOfDomains: 'Your domains',
  whatDomainsAreFor: 'Get mail at a domain that is yours, for example where a site refuses ours.',
  useASeparateOne: (strong: Wrap) => (
    <>
      {strong('Use a domain just for this, not your company’s.')} Lists of disposable domains may remember it.
    </>
  ),
  domainsNotLoaded: 'Your domains could not be loaded.',
  noDomains: 'You have no domains yet.',
  domainsAreFull: (limit: number) =>
    plural(limit, {
      one: `You have ${limit} domain, which is the limit. Remove it to add another.`,
      other: `You have ${limit} domains, which is the limit. Remove one to add another.`,
    }),
  domain: 'Domain',
  domainIsMissing: 'Please enter a domain',
  addDomain: 'Add Domain',

  states: {
    pending: 'Waiting for DNS',
    active: 'Active',
    resting: 'Resting',
    retiring: 'Ending',
    retired: 'Ended',
    suspended: 'Suspended',
    blocked: 'Blocked',
  },
  needsCare: 'Needs your attention',
  addTheseRecords:
    'Add these two records where you manage the DNS of this domain, usually where you bought it. They may take a few minutes to appear. This page looks every 30 seconds.',
  nowActive: (domain: string) => `${domain} is active. You can have addresses there now.`,
  publishThese: 'When these records are in DNS, the domain becomes active again.',

  records: 'DNS records',
  purposes: {
    TXT: 'Proves that the domain is yours',
    MX: 'Brings its mail here',
    wildcard: 'Brings the mail of all sub-domains here',
  },
  recordName: 'Name',
  recordValue: 'Value',
  priority: 'Priority',
  copyName: (record: string) => `Copy the name of the ${record} record`,
  copyValue: (record: string) => `Copy the value of the ${record} record`,
  copied: 'Copied',
  notLookedAt: 'Not looked at yet',
  ok: 'Seen in DNS',
  missing: 'Not seen in DNS',
  wrong: (found: string) => `We found ${found}; ours is missing`,
  unknown: 'No answer from DNS: we will ask again',
  leaveOutDomain:
    'If your DNS panel adds the domain to every name, leave it out there. The domain itself is often written as @.',
  claimEnds: 'If the TXT record does not appear within 7 days, the domain leaves this list.',
  lastLook: (time: string) => `Last look: ${time}`,
  lookNow: 'Look Now',
  lookedOften: 'We looked several times within the last minute. Please wait a moment.',

  newAddress: 'New Address',
  everyName: 'Address for Every Name',
  openEveryName: (address: string) => `Open ${address}`,
  whatEveryNameIs: (address: string) =>
    `${address} gets the mail to every name at this domain that has no address of its own. It counts as one address.`,

  subdomains: 'Sub-domains',
  on: 'On',
  off: 'Off',
  allowSubdomains: 'Allow sub-domains',
  whatSubdomainsAre: (example: string) =>
    `An address can have a random sub-domain of its own, such as ${example}.`,
  wildcardFirst: 'This needs one more record. Add it first, then turn it on.',

  remove: 'Remove',
  removeDomain: (domain: string) => `Remove ${domain}`,
  reallyRemove: (domain: string) => `Remove ${domain}?`,
  whatRemovingDoes:
    'All its addresses are closed at once, and their mail is deleted. Mail to this domain is refused. To add it again, you need a new TXT record.',
  whatRemovingPendingDoes: 'Its TXT record becomes worthless. To add the domain again, you need a new one.',
  removed: (domain: string) => `${domain} was removed.`,
};
