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
