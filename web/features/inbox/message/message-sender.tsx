import type { MessageDetail } from '#contract/messages.ts';
import { senderName } from '../list/message-list.ts';

const inBrackets = /<([^<>]+)>\s*$/;

/** Who sent it. A name is only what somebody wrote: the address always stands beside it, in full. */
export function MessageSender({ from, detail }: { from: string; detail: MessageDetail | undefined }) {
  const name = detail?.fromName || senderName(from);
  const address = detail?.fromAddress || inBrackets.exec(from)?.[1] || from;
  return (
    <p className="min-w-0 break-words">
      {name !== address && <span className="font-medium">{name} </span>}
      <span className="inline-block max-w-full font-mono text-xs break-all text-ink-soft">
        &lt;{address}&gt;
      </span>
    </p>
  );
}
