import { pluralIn } from '#contract/languages.ts';
import type { Wrap } from '#web/language/words.ts';

const plural = pluralIn('en');

export const texts = {
  cancel: 'Cancel',
  done: 'Done',
  copy: 'Copy',
  copied: 'Copied',
  copiedToClipboard: 'Copied to clipboard',
  unknownFailure: 'Something went wrong. Please try again.',

  keys: 'API Keys',
  listOfKeys: 'API keys',
  whatKeysAreFor:
    'A key lets a script, a test suite or a password manager use your inboxes. It cannot change your account or your subscription.',
  keysNotLoaded: 'Your keys could not be loaded.',
  noKeys: 'You have no keys yet.',
  keysAreFull: (limit: number) => `You have ${limit} keys, which is the limit. Revoke one to create another.`,
  nameOfKey: 'Name of the key',
  exampleOfName: 'For example: Bitwarden',
  nameIsMissing: 'Please give the key a name',
  createKey: 'Create Key',
  yourNewKey: 'Your New Key',
  key: 'Key',
  keepKeySafe: 'Anybody who has it can read your mail, so keep it like a password.',
  mailProgram:
    'To read an address in Thunderbird, Outlook or another mail program, make a key for it and enter these values:',
  mailServer: 'Server',
  mailUser: 'User name',
  mailUserValue: 'The address',
  mailPassword: 'Password',
  mailPasswordValue: 'A key from this page',
  mailSending:
    'Mail cannot be sent from here. If the program wants a server for sending, enter that of another account.',
  copyItNow: 'Copy it now. It will not be shown again.',
  created: (date: string) => `Created ${date}`,
  lastUsed: (age: string) => `Last used ${age}`,
  lastUsedNow: 'Last used just now',
  neverUsed: 'Never used',
  revoke: 'Revoke',
  revokeKey: (name: string) => `Revoke ${name}`,
  reallyRevoke: 'Revoke Key?',
  whatRevokingDoes: (name: string) =>
    `Programs that use “${name}” lose access at once, and the webhooks they added are deleted. This cannot be undone.`,

  webhooks: 'Webhooks',
  whatWebhooksAreFor:
    'Have new mail sent to your own server, or as a line to Discord, Slack, Telegram or ntfy.',
  webhooksNotLoaded: 'Your webhooks could not be loaded.',
  noWebhooks: 'You have no webhooks yet.',
  webhooksAreFull: (limit: number) =>
    `You have ${limit} webhooks, which is the limit. Delete one to add another.`,
  addWebhook: 'Add Webhook',
  whatIsSent: 'New mail at any of your addresses is sent to this URL.',
  format: 'Format',
  url: 'URL',
  urlIsMissing: 'Please enter a URL',
  send: 'Send',
  wanted: { message: 'All mail', code: 'Mail with a code', link: 'Mail with a link' },
  formats: {
    standard: 'Standard (signed JSON)',
    discord: 'Discord',
    slack: 'Slack',
    telegram: 'Telegram',
    ntfy: 'ntfy',
  },
  yourSigningSecret: 'Your Signing Secret',
  secret: 'Secret',
  whatSecretIsFor: 'Your server checks with it that a call comes from here.',
  test: 'Test',
  testOf: (host: string) => `Test ${host}`,
  testArrived: (status: number | null, ms: number) =>
    `The test arrived. The server answered ${status} within ${ms} ms.`,
  testFailed: (reason: string) => `The test failed. ${reason}.`,
  delete: 'Delete',
  deleteWebhook: (host: string) => `Delete ${host}`,
  reallyDelete: 'Delete Webhook?',
  whatDeletingDoes: (host: string) =>
    `No more mail is sent to ${host}. What has not been delivered yet is dropped.`,
  disabled: (strong: Wrap) => (
    <>
      {strong('Disabled.')} The server answered that it wants no more deliveries. Delete this webhook and add
      it again to go on.
    </>
  ),
  waiting: (strong: Wrap, failed: number, wait: string) => (
    <>
      {strong('Waiting.')}{' '}
      {plural(failed, { one: 'The last attempt failed', other: `${failed} attempts failed` })}. The next one
      is in {wait}, and later mail waits for it.
    </>
  ),

  deliveries: 'Deliveries',
  deliveriesTo: (host: string) => `Deliveries to ${host}`,
  lastDeliveries: 'Last deliveries',
  deliveriesNotLoaded: 'The deliveries could not be loaded.',
  noDeliveries: 'Nothing was sent yet.',
  sentTest: 'Test',
  sentMail: 'Mail',
  sentAgain: (attempt: number) => `Mail, attempt ${attempt}`,
  delivered: (what: string, status: number | null, ms: number) => `${what}: delivered (${status}, ${ms} ms)`,
  notDelivered: (what: string, reason: string) => `${what}: ${reason}`,
};
