import { HomeLink } from './generate-link.tsx';
import { Section } from './section.tsx';

type CallToActionProps = { title: string; text: string; label: string; generates?: boolean };

/** The last section of a marketing page, with one button. */
export function CallToAction({ title, text, label, generates }: CallToActionProps) {
  return (
    <Section>
      <div className="flex flex-col items-start justify-between gap-6 sm:flex-row sm:items-center">
        <div>
          <h2 className="text-2xl font-semibold tracking-tight">{title}</h2>
          <p className="mt-2 max-w-xl text-ink-soft">{text}</p>
        </div>
        <HomeLink generates={generates}>{label}</HomeLink>
      </div>
    </Section>
  );
}
