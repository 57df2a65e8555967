import { useState } from 'react';
import type { MessageDetail, MessageSummary } from '#contract/messages.ts';
import { targetOf } from '#contract/sender-tricks/misleading-link.ts';
import type { Auth } from '#contract/senders.ts';
import type { Opening } from '../found/found-card.tsx';
import { trickOf } from '../sender/doubt-of.ts';
import { type Doubt, forgedDoubt } from '../sender/forged-words.ts';
import { texts as senderTexts } from '../sender/texts.tsx';
import { hasLink } from './links.ts';
import type { MailLink, OpenLinks } from './read-mail.ts';
import { texts } from './texts.tsx';

/** Why this message should not be trusted, and which of its links may be opened. `found` are the links of its HTML. */
export function useDoubts(
  summary: MessageSummary,
  detail: MessageDetail | undefined,
  auth: Auth | undefined,
  found: MailLink[],
) {
  const [trustedAs, setTrustedAs] = useState<OpenLinks | null>(null);
  /** Links whose text names another site, and all other links to the same place. */
  const misleading = found.filter(({ isMisleading }) => isMisleading);
  const hasLinks = found.length > 0 || hasLink(detail?.text ?? '');
  const { sender, link } = summary;
  const trick = trickOf(summary);
  const isForged = sender.verdict === 'suspicious';
  const doubts: Doubt[] = [];
  if (isForged) doubts.push(forgedDoubt(sender, auth));
  if (trick) doubts.push({ title: senderTexts.words.lookalike, sentence: trick });
  if (misleading.length > 0) doubts.push(misleadingDoubt(misleading));

  const untrusted: OpenLinks = isForged || trick ? 'none' : 'honest';
  const trusted = isStillTrusted(trustedAs, untrusted);
  const openLinks: OpenLinks = trusted ? 'all' : untrusted;
  // Only what is shown here tells of a mail that was searched before the server marked such links.
  const isMisleading =
    link && (link.misleading || misleading.some(({ href }) => targetOf(href) === targetOf(link.url)));
  // Also after the reader wanted to open all links.
  const opening: Opening = isForged || trick ? 'never' : isMisleading ? 'after asking' : 'at once';
  return {
    doubts,
    isForged,
    isTrick: trick !== null,
    openLinks,
    /** Which links can be opened, in words. Null if there are none. */
    linksState: !hasLinks
      ? null
      : trusted
        ? texts.linksWork
        : openLinks === 'none'
          ? texts.allLinksAreOff
          : texts.linksAreOff(misleading.length),
    opening,
    trusted,
    setTrusted: (on: boolean) => setTrustedAs(on ? untrusted : null),
  };
}

/** A reader who trusted a mail with a misleading link did not know yet that the mail is forged. */
export const isStillTrusted = (trustedAs: OpenLinks | null, untrusted: OpenLinks): boolean =>
  trustedAs === 'none' || trustedAs === untrusted;

const MAX_LABEL = 60;

export function misleadingDoubt(misleading: MailLink[]): Doubt {
  const links = misleading.filter(({ mismatchedHost }) => mismatchedHost);
  const { mismatchedHost } = links[0]!;
  // Without quotation marks, so that it cannot go on as a sentence of ours.
  const label = links[0]!.label.replace(/[\p{Pi}\p{Pf}"„‚'「」『』]/gu, '');
  const shown = label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL)}…` : label;
  return {
    title: texts.linksLeadElsewhere(links.length),
    sentence: texts.linkLeadsTo({ label: shown, host: mismatchedHost! }),
  };
}
