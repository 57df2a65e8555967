import { useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import type { Auth } from '#contract/senders.ts';
import { splitSender } from '#web/lib/sender-name.ts';
import { type Doubt, forgedDoubt } from '../sender/forged-words.ts';
import { findTrick } from '../sender/name-tricks.ts';
import type { LiveLinks, MailLink } from './mail-document.ts';

/** Why this message should not be trusted, and which of its links may be opened. */
export function useDoubts({ from, sender }: MessageSummary, auth: Auth | undefined) {
  const [trusted, setTrusted] = useState(false);
  const [misleading, setMisleading] = useState<MailLink[]>([]);
  const trick = findTrick(splitSender(from)?.name ?? '', sender.domain);
  const isForged = sender.verdict === 'suspicious';
  const doubts: Doubt[] = [];
  if (isForged) doubts.push(forgedDoubt(sender, auth));
  if (trick) doubts.push({ title: 'Pretends to be somebody else', sentence: trick });
  if (misleading.length > 0) doubts.push(misleadingDoubt(misleading));

  const liveLinks: LiveLinks = trusted ? 'all' : isForged || trick ? 'none' : 'honest';
  return {
    doubts,
    isForged,
    isTrick: trick !== null,
    liveLinks,
    /** What is switched off, in words. */
    off:
      liveLinks === 'none'
        ? 'Links are switched off'
        : misleading.length === 1
          ? 'The link is switched off'
          : 'These links are switched off',
    isLive: (url: string) =>
      liveLinks === 'all' || (liveLinks === 'honest' && !misleading.some(({ href }) => href === url)),
    onMisleading: setMisleading,
    openAnyway: trusted ? undefined : () => setTrusted(true),
  };
}

const MAX_LABEL = 60;

function misleadingDoubt(links: MailLink[]): Doubt {
  const { label, mismatchedHost } = links[0]!;
  const shown = label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL)}…` : label;
  return {
    title: links.length === 1 ? 'A link leads elsewhere' : `${links.length} links lead elsewhere`,
    sentence: `“${shown}” leads to ${mismatchedHost}.`,
  };
}
