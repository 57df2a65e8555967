import type { ReactNode } from 'react';
import { GENERATE } from '#web/lib/link-state.ts';
import { ButtonLink } from './button.tsx';

type GenerateLinkProps = { size?: 'md' | 'lg'; children: ReactNode };

/** A link to home that promises an address: home generates it, without a second click. */
export function GenerateLink({ size = 'lg', children }: GenerateLinkProps) {
  return (
    <ButtonLink to="/" state={GENERATE} data-early={GENERATE} variant="primary" size={size}>
      {children}
    </ButtonLink>
  );
}

/** A button of a landing page that leads to home, which generates an address unless the page says otherwise. */
export const HomeLink = ({ generates = true, children }: { generates?: boolean; children: ReactNode }) =>
  generates ? (
    <GenerateLink>{children}</GenerateLink>
  ) : (
    <ButtonLink to="/" variant="primary" size="lg">
      {children}
    </ButtonLink>
  );
