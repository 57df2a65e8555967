import { Gauge, KeyRound, ShieldAlert, UserRound } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { buttonClass } from '#web/components/button.tsx';
import { PageHero } from '#web/components/page-hero.tsx';
import { FeatureGrid, Section } from '#web/components/section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { limits } from '#web/lib/limits.ts';
import { clientCode, curlCode, type Door, doors } from './doors.ts';
import { Snippet } from './snippet.tsx';
import { useOrigin } from './use-origin.ts';

const rules = [
  {
    icon: UserRound,
    title: 'No account needed',
    text: `A guest token takes one call. It has ${limits.freeAddresses}, each for ${limits.freeLifetime}. Whoever has the token owns them.`,
  },
  {
    icon: KeyRound,
    title: 'Keys with premium',
    text: (
      <>
        A key stands for your account: {limits.premiumAddresses} for {limits.premiumLifetime} each, with names
        of your choice, in private inboxes. Make and revoke keys on the{' '}
        <TextLink to="/manage">Manage page</TextLink>.
      </>
    ),
  },
  {
    icon: Gauge,
    title: 'The same limits everywhere',
    text: 'However you connect, you reach your own inboxes within the limits of your plan. Answers with status 429 say when to try again.',
  },
  {
    icon: ShieldAlert,
    title: 'Written by strangers',
    text: 'What a mail says comes from its sender. HTML is sanitized, agents are told not to trust it, and no link is ever opened for you.',
  },
];

export function DevelopersPage() {
  const origin = useOrigin();
  return (
    <>
      <PageHero
        eyebrow="For developers"
        title="Email for your tests, scripts and agents"
        lead="Create an address, sign up, wait for the code. By plain HTTP, with our client, or with the tools you already use: all of them lead to the same inboxes."
      >
        <a href="/api/docs" className={buttonClass('primary', 'lg')}>
          API reference
        </a>
        <a href="/api/openapi.json" className={buttonClass('secondary', 'lg')}>
          OpenAPI
        </a>
      </PageHero>
      <Section
        title="A code in five lines"
        id="start"
        intro={`${brand.name} finds the code or the link in a mail, in any language, and the call returns as soon as it is there. Nothing to poll, nothing to parse. Until the first release publishes our client on npm, run npm pack in the folder packages/client of ${brand.name}’s source code and install the file.`}
      >
        <div className="grid gap-6 xl:grid-cols-2">
          <Snippet name="sign-up.ts" code={clientCode(origin)} />
          <Snippet name="sign-up.sh" code={curlCode(origin)} />
        </div>
      </Section>
      <Section title="With what you already use" id="doors">
        <div className="flex flex-col gap-12">
          {doors.map((door) => (
            <DoorRow key={door.title} door={door} origin={origin} />
          ))}
        </div>
      </Section>
      <Section title="Tokens and limits" id="tokens">
        <FeatureGrid features={rules} columns={4} />
      </Section>
    </>
  );
}

/** What a door is for, with the lines to copy next to it. */
function DoorRow({ door: { title, text, notes, name, code }, origin }: { door: Door; origin: string }) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10">
      <div>
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="mt-2 max-w-xl text-ink-soft">{text}</p>
        <ul className="mt-3 flex max-w-xl list-disc flex-col gap-1.5 pl-5 text-sm text-ink-soft marker:text-ink-faint">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      <Snippet name={name} code={code(origin)} />
    </div>
  );
}
