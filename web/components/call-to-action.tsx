import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { GenerateLink } from './generate-link.tsx';
import { Section } from './section.tsx';

type CallToActionProps = { title: string; text?: ReactNode; to?: string; label: string };

/** The last section of a marketing page, with one button. */
export function CallToAction({ title, text, to = '/', label }: CallToActionProps) {
  return (
    <Section>
      <div className="flex flex-col items-start justify-between gap-6 sm:flex-row sm:items-center">
        <div>
          <h2 className="text-2xl font-semibold tracking-tight">{title}</h2>
          {text && <p className="mt-2 max-w-xl text-ink-soft">{text}</p>}
        </div>
        {to === '/' ? (
          <GenerateLink>{label}</GenerateLink>
        ) : (
          <ButtonLink to={to} variant="primary" size="lg">
            {label}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
