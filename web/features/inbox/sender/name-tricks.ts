import { findTrick } from '#contract/sender-tricks/find-trick.ts';
import { texts } from './texts.tsx';

/** What the name or the domain of a sender pretends, in a sentence. */
export function sayTrick(name: string, domain: string): string | null {
  const trick = findTrick(name, domain);
  switch (trick?.kind) {
    case 'onlyLooksLike':
      return texts.onlyLooksLike(trick);
    case 'mixesAlphabets':
      return texts.mixesAlphabets(trick.domain);
    case 'nameShowsAddress':
      return texts.nameShowsAddress(trick);
    case 'nameSays':
      return texts.nameSays(trick);
    default:
      return null;
  }
}
