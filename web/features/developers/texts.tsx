import { brand } from '#contract/brand.ts';
import type { Wrap } from '#web/language/words.ts';
import { limits } from '#web/lib/limits.ts';

export const texts = {
  forDevelopers: 'For developers',
  apiReference: 'API reference',
  whatReferenceHas:
    'Every call, with what it takes and what it answers. Times are in ISO 8601, and errors are { success: false, error }.',
  guideAndExamples: 'Guide and examples',
  openApi: 'OpenAPI',
  copy: 'Copy',
  copied: 'Copied',
  copySnippet: (name: string) => `Copy ${name}`,

  emailForPrograms: 'Email for your tests, scripts and agents',
  waysToConnect:
    'Create an address, sign up, wait for the code. By plain HTTP, with our client, or with the tools you already use: all of them lead to the same inboxes.',
  codeInFiveLines: 'A code in five lines',
  howCodeIsFound: `${brand.name} finds the code or the link in a mail, in any language, and the call returns as soon as it is there. Nothing to poll, nothing to parse. Until the first release publishes our client on npm, run npm pack in the folder packages/client of ${brand.name}’s source code and install the file.`,
  withWhatYouUse: 'With what you already use',
  doors: {
    mcp: {
      title: 'Agents, by MCP',
      text: `An agent creates an address, signs up with it, and enters the code. Add ${brand.name} to the MCP servers of your agent; no account is needed.`,
      notes: {
        keepInboxes:
          'Without a token, each session is a guest of its own. Add the header Authorization: Bearer … to keep the inboxes.',
        untrusted:
          'Mail is marked as untrusted. Still, do not let an agent act on mail where that could do harm.',
      },
    },
    playwright: {
      title: 'Playwright',
      text: 'A fixture gives every test an inbox of its own and deletes it afterwards.',
      notes: {
        needsKey:
          'A test suite needs more addresses than a guest gets: use a key of a premium account as its token.',
      },
    },
    mailpit: {
      title: 'Test suites for Mailpit',
      text: 'Tests that read their mail from Mailpit run against the same calls here, with mail from the real world and a mailbox for each token.',
      notes: {
        tokenIsPassword: 'The token is the password; the user name can be anything.',
        refused:
          'Tags, releasing and the checks of Mailpit are refused. Messages also have Code and VerificationLink.',
      },
    },
    mailTm: {
      title: 'Clients of mail.tm',
      text: 'Libraries for mail.tm exist in many languages. Point one of them here: an account there is one address with a name of your choice.',
      notes: {
        expires: 'Only its owner can read such an address. It expires like every free one.',
        codeAndLink: 'Every message also has its code and link.',
      },
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Your program is called when mail arrives, with its code and link. Discord, Slack, Telegram and ntfy get a readable line instead.',
      notes: {
        signed: 'Signed by Standard Webhooks, in order, and repeated until your program answers.',
        needsKey:
          'You need a key of a premium account. The Manage page adds webhooks, too, and shows their last deliveries.',
      },
    },
    passwordManagers: {
      title: 'Password managers',
      text: 'Bitwarden generates an address for every new login. Choose “Forwarded email alias”, then SimpleLogin or addy.io, and enter these settings.',
      notes: {
        needsKey: 'You need a key of a premium account: make one on the Manage page.',
        notForwarded: 'Mail is not forwarded. You read it here, and the address expires.',
      },
    },
  },
  bitwardenSettings: 'Bitwarden settings',

  tokensAndLimits: 'Tokens and limits',
  noAccount: {
    title: 'No account needed',
    text: `A guest token takes one call. It has ${limits.freeAddresses}, each for ${limits.freeLifetime}. Whoever has the token owns them.`,
  },
  keys: {
    title: 'Keys with premium',
    text: (manage: Wrap) => (
      <>
        A key stands for your account: {limits.premiumAddresses} for {limits.premiumLifetime} each, with names
        of your choice, in private inboxes. Make and revoke keys on the {manage('Manage page')}.
      </>
    ),
  },
  sameLimits: {
    title: 'The same limits everywhere',
    text: 'However you connect, you reach your own inboxes within the limits of your plan. Answers with status 429 say when to try again.',
  },
  strangers: {
    title: 'Written by strangers',
    text: 'What a mail says comes from its sender. HTML is sanitized, agents are told not to trust it, and no link is ever opened for you.',
  },
};
