import { brand } from '#contract/brand.ts';

export type Door = {
  title: string;
  text: string;
  /** What differs from the original, or what else to know. */
  notes: string[];
  name: string;
  code: (origin: string) => string;
};

export const clientCode = (origin: string) => `import { Mayfly } from '@mayfly/client';

const mayfly = new Mayfly({ baseUrl: '${origin}' });
const inbox = await mayfly.createInbox();

// Sign up somewhere with inbox.address, then:
const code = await inbox.waitForCode();`;

export const curlCode = (origin: string) => `api=${origin}/api/guest
token=$(curl -s -X POST $api/init | jq -r .sessionToken)
auth="Authorization: Bearer $token"
address=$(curl -s -X POST -H "$auth" $api/generate-email |
  jq -r .email.address)

# Sign up somewhere with $address, then:
curl -s -H "$auth" \\
  "$api/emails/$address/wait?for=code&timeout=60" |
  jq -r .code.value`;

/** The other ways in, for programs that already exist. */
export const doors: Door[] = [
  {
    title: 'Agents, by MCP',
    text: `An agent creates an address, signs up with it, and enters the code. Add ${brand.name} to the MCP servers of your agent; no account is needed.`,
    notes: [
      'Without a token, each session is a guest of its own. Add the header Authorization: Bearer … to keep the inboxes.',
      'Mail is marked as untrusted. Still, do not let an agent act on mail where that could do harm.',
    ],
    name: 'mcp.json',
    code: (origin) => `{
  "mcpServers": {
    "mayfly": {
      "type": "http",
      "url": "${origin}/mcp"
    }
  }
}`,
  },
  {
    title: 'Playwright',
    text: 'A fixture gives every test an inbox of its own and deletes it afterwards.',
    notes: [
      'A test suite needs more addresses than a guest gets: use a key of a premium account as its token.',
    ],
    name: 'fixtures.ts',
    code: (origin) => `import { type Inbox, Mayfly } from '@mayfly/client';
import { test as base } from '@playwright/test';

export const test = base.extend<{ inbox: Inbox }>({
  inbox: async ({}, use) => {
    const mayfly = new Mayfly({
      baseUrl: '${origin}',
      token: process.env.MAYFLY_TOKEN,
    });
    const inbox = await mayfly.createInbox();
    await use(inbox);
    await inbox.delete();
  },
});`,
  },
  {
    title: 'Test suites for Mailpit',
    text: 'Tests that read their mail from Mailpit run against the same calls here, with mail from the real world and a mailbox for each token.',
    notes: [
      'The token is the password; the user name can be anything.',
      'Tags, releasing and the checks of Mailpit are refused. Messages also have Code and VerificationLink.',
    ],
    name: 'mailpit.ts',
    code: (origin) => `import { MailpitClient } from 'mailpit-api';

const mailpit = new MailpitClient('${origin}/mailpit', {
  auth: { username: 'any', password: process.env.MAYFLY_TOKEN! },
});

const message = await mailpit.waitForMessage({
  query: 'subject:welcome',
});`,
  },
  {
    title: 'Clients of mail.tm',
    text: 'Libraries for mail.tm exist in many languages. Point one of them here: an account there is one address with a name of your choice.',
    notes: [
      'Only its owner can read such an address. It expires like every free one.',
      'Every message also has its code and link.',
    ],
    name: 'mailjs.js',
    code: (origin) => `import Mailjs from '@cemalgnlts/mailjs';

const mailjs = new Mailjs();
mailjs.baseUrl = '${origin}/mailtm';
mailjs.baseMercure = '${origin}/mailtm/.well-known/mercure';

const { data } = await mailjs.createOneAccount();
console.log('Send a mail to', data.username);
mailjs.on('arrive', ({ subject }) => console.log(subject));`,
  },
  {
    title: 'Webhooks',
    text: 'Your program is called when mail arrives, with its code and link. Discord, Slack, Telegram and ntfy get a readable line instead.',
    notes: [
      'Signed by Standard Webhooks, in order, and repeated until your program answers.',
      'You need a key of a premium account. The Manage page adds webhooks, too, and shows their last deliveries.',
    ],
    name: 'add-webhook.sh',
    code: (origin) => `curl -s ${origin}/api/webhooks \\
  -H "Authorization: Bearer $MAYFLY_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"url":"https://you.example/mail","events":["message.received"]}'`,
  },
  {
    title: 'Password managers',
    text: 'Bitwarden generates an address for every new login. Choose “Forwarded email alias”, then SimpleLogin or addy.io, and enter these settings.',
    notes: [
      'You need a key of a premium account: make one on the Manage page.',
      'Mail is not forwarded. You read it here, and the address expires.',
    ],
    name: 'Bitwarden settings',
    code: (origin) => `Service:              SimpleLogin
API key:              mf_…
Self-host server URL: ${origin}`,
  },
];
