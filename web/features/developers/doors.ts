export type Door = {
  /** Its texts have the same name. */
  id: 'mcp' | 'playwright' | 'mailpit' | 'mailTm' | 'webhooks' | 'passwordManagers';
  /** The file that the code belongs into. Settings have none. */
  name?: string;
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
    id: 'mcp',
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
    id: 'playwright',
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
    id: 'mailpit',
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
    id: 'mailTm',
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
    id: 'webhooks',
    name: 'add-webhook.sh',
    code: (origin) => `curl -s ${origin}/api/webhooks \\
  -H "Authorization: Bearer $MAYFLY_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"url":"https://you.example/mail","events":["message.received"]}'`,
  },
  {
    id: 'passwordManagers',
    code: (origin) => `Service:              SimpleLogin
API key:              mf_…
Self-host server URL: ${origin}`,
  },
];
