import { Gauge, KeyRound, ShieldAlert, UserRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { API_PAGE } from '#contract/api-page.ts';
import { pathIn } from '#contract/languages.ts';
import { buttonClass } from '#web/components/button.tsx';
import { PageHero } from '#web/components/page-hero.tsx';
import { FeatureGrid, Section } from '#web/components/section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { pageLanguage } from '#web/language/page-language.ts';
import { siteOrigin } from '#web/lib/meta.ts';
import { clientCode, curlCode, type Door, doors } from './doors.ts';
import { Snippet } from './snippet.tsx';
import { texts } from './texts.tsx';

const rules = () => [
  { icon: UserRound, ...texts.noAccount },
  {
    icon: KeyRound,
    title: texts.keys.title,
    text: texts.keys.text((words) => <TextLink to="/manage">{words}</TextLink>),
  },
  { icon: Gauge, ...texts.sameLimits },
  { icon: ShieldAlert, ...texts.strangers },
];

export function DevelopersPage() {
  const origin = useOrigin();
  return (
    <>
      <PageHero eyebrow={texts.forDevelopers} title={texts.emailForPrograms} lead={texts.waysToConnect}>
        <a href={pathIn(pageLanguage(), API_PAGE)} className={buttonClass('primary', 'lg')}>
          {texts.apiReference}
        </a>
        <a href="/api/openapi.json" className={buttonClass('secondary', 'lg')}>
          {texts.openApi}
        </a>
      </PageHero>
      <Section title={texts.codeInFiveLines} id="start" intro={texts.howCodeIsFound}>
        <div className="grid gap-6 xl:grid-cols-2">
          <Snippet name="sign-up.ts" code={clientCode(origin)} />
          <Snippet name="sign-up.sh" code={curlCode(origin)} />
        </div>
      </Section>
      <Section title={texts.withWhatYouUse} id="doors">
        <div className="flex flex-col gap-12">
          {doors.map((door) => (
            <DoorRow key={door.id} door={door} origin={origin} />
          ))}
        </div>
      </Section>
      <Section title={texts.tokensAndLimits} id="tokens">
        <FeatureGrid features={rules()} columns={4} />
      </Section>
    </>
  );
}

/** What a door is for, with the lines to copy next to it. */
function DoorRow({ door: { id, name, code }, origin }: { door: Door; origin: string }) {
  const { title, text, notes } = texts.doors[id];
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10">
      <div>
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="mt-2 max-w-xl text-ink-soft">{text}</p>
        <ul className="mt-3 flex max-w-xl list-disc flex-col gap-1.5 ps-5 text-sm text-ink-soft marker:text-ink-faint">
          {Object.values<string>(notes).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      <Snippet name={name ?? texts.bitwardenSettings} code={code(origin)} />
    </div>
  );
}

const neverChanges = () => () => {};

/** The origin at which the visitor opened the site. The prerendered page contains the public one. */
const useOrigin = () => useSyncExternalStore(neverChanges, () => window.location.origin, siteOrigin);
