import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/components/button.tsx';
import { useCopy } from '#web/components/use-copy.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { texts } from './texts.tsx';

/** What to type into a mail program, if the server has IMAP or POP3. */
export function MailProgram() {
  const programs = useConfig()?.mailPrograms;
  if (!programs) return null;
  const { server, imap, pop3 } = programs;
  return (
    <section className="flex w-full flex-col gap-3 text-sm">
      <p className="text-ink-soft">{texts.mailProgram}</p>
      <dl className="divide-y divide-line border-y border-line">
        <Row name={texts.mailServer}>
          <Copyable value={server} />
        </Row>
        {Object.entries({ IMAP: imap, POP3: pop3 }).map(
          ([name, door]) =>
            door && (
              <Row key={name} name={name}>
                <bdi dir="ltr">{`${door.port} · ${door.security}`}</bdi>
              </Row>
            ),
        )}
        <Row name={texts.mailUser}>{texts.mailUserValue}</Row>
        <Row name={texts.mailPassword}>{texts.mailPasswordValue}</Row>
      </dl>
      <p className="text-xs text-ink-soft">{texts.mailSending}</p>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-6 py-1">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex min-w-0 items-center text-end font-medium">{children}</dd>
    </div>
  );
}

function Copyable({ value }: { value: string }) {
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  return (
    <>
      <bdi dir="ltr" className="min-w-0 break-all">
        {value}
      </bdi>
      <IconButton label={texts.copy} className="-my-1 -me-3" onClick={() => copy(value)}>
        <Icon aria-hidden size={16} />
      </IconButton>
      <span role="status" className="sr-only">
        {copied && texts.copiedToClipboard}
      </span>
    </>
  );
}
