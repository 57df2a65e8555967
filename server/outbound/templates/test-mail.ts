import { brand } from '#contract/brand.ts';
import { letter } from './layout.ts';

export const testMail = ({ address }: { address: string }) =>
  letter({
    subject: `Hello from ${brand.name}`,
    title: 'It works',
    blocks: [
      { p: `This message came over real SMTP to ${address}.` },
      {
        list: [
          'It has a text form and an HTML form',
          'It was encrypted before it was stored',
          'It will be deleted when its address expires',
        ],
      },
      { p: 'Leave the inbox page open and send another one: it appears without a reload.' },
    ],
    footer: 'Sent by npm run mayfly -- send-test',
  });
