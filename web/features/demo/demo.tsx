import { Copy } from 'lucide-react';
import type { MessageSummary } from '#contract/messages.ts';
import { Button } from '#web/components/button.tsx';
import { Mark } from '#web/components/mark.tsx';
import { AddressField } from '#web/features/addresses/address-field.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { TimeRing } from '#web/features/addresses/time-ring.tsx';
import { NewestCode } from '#web/features/inbox/found/newest-code.tsx';
import { MessageRow } from '#web/features/inbox/list/message-row.tsx';
import { playInView } from '#web/lib/play-in-view.ts';
import { texts } from './texts.ts';

const CREATED = Date.UTC(2025, 5, 22, 12);
const MINUTE = 60_000;
/** The clock of the demonstration stands still, so that the build and the browser render the same. */
const now = () => CREATED + 2 * MINUTE;
const nothing = () => {};

const email: TempEmail = {
  id: 'demo',
  address: 'amber.river.k3x9qa@example.com',
  createdAt: CREATED,
  expiresAt: CREATED + 60 * MINUTE,
  mode: 'guest',
};

const message = (): MessageSummary => ({
  id: 'demo',
  from: 'Northwind <hello@northwind.example>',
  to: email.address,
  subject: texts.subject,
  snippet: texts.snippet,
  timestamp: new Date(now()).toISOString(),
  hasAttachments: false,
  attachmentSize: 0,
  contentType: 'html',
  seen: false,
  code: { value: '482913', confidence: 1 },
  codeStatus: 'done',
  link: null,
  sender: { verdict: 'genuine', domain: 'northwind.example' },
});

/**
 * The product in five seconds, made of its own parts: an address, a message that arrives, and its code. The style sheet
 * moves it (demo.css), once, while it is in view. Without motion it shows the end.
 */
export default function Demo() {
  return (
    <div ref={playInView} className="demo">
      <p className="sr-only">{texts.description}</p>
      <div aria-hidden inert className="demo-stage overflow-hidden rounded-lg border border-line bg-paper">
        <div className="demo-bar border-b border-line">
          <TimeRing email={email} now={now}>
            <span className="text-ink-soft">{texts.timeLeft}</span>
          </TimeRing>
          <div className="demo-address flex min-w-0 flex-1 @max-md:order-first @max-md:basis-full">
            <AddressField
              address={email.address}
              label={texts.exampleAddress}
              ended={false}
              onCopy={nothing}
            />
          </div>
          <Button variant="primary" className="px-3">
            <Copy size={17} />
            {texts.copy}
          </Button>
        </div>
        <div className="relative">
          <div className="demo-waiting absolute inset-0 flex flex-col items-center justify-center">
            <Mark size={40} />
          </div>
          <div className="demo-code">
            <NewestCode messages={[message()]} />
          </div>
          <ul className="demo-message border-b border-line">
            <MessageRow message={message()} unread now={now} onOpen={nothing} />
          </ul>
        </div>
      </div>
    </div>
  );
}
