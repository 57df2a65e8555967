export const texts = {
  nameOfNext: 'Name of the next address (optional)',
  namePlaceholder: 'name (optional)',
  everyName: 'Every name',
  everyNameMeans: 'Gets all mail to names of this domain that have no address of their own',

  domain: 'Domain',
  anyDomain: 'Any domain',
  yours: 'yours',
  subdomain: 'sub-domain',
  subdomainMeans: 'A random sub-domain of its own for this address',
  health: { good: 'good', listed: 'listed', quiet: 'quiet' },
  healthMeans: {
    good: 'On none of the public lists of disposable domains that we check, and mail arrives as usual.',
    listed: 'On a public list of disposable domains, so some sites refuse it.',
    quiet: 'Fewer addresses than usual got mail here in the last 24 hours.',
  },

  lifetime: 'Lifetime',
  messages: 'Messages',
  all: 'All',
  only: (count: number) => `Only ${count}`,
  onlyMeans:
    'If you choose a number, the address refuses every further message. Messages that came before stay until the address expires.',
  chooseAgain: 'This is not possible any more. Please choose again.',

  whichSite: 'Which site was it? We count how often a site is named, but not who named it.',
  site: 'Site',
  notASite: (example: string) => `Enter the name of a site, such as ${example}.`,
  send: 'Send',
  notSent: 'This could not be sent. Please try again in a moment.',
  thanks: 'Thank you. We have noted it.',
  tryAnotherDomain: 'Try another domain',
  close: 'Close',
};
