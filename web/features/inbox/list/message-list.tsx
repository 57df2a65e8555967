import type { MessageSummary } from '#contract/messages.ts';
import { MessageRow } from './message-row.tsx';
import { texts } from './texts.tsx';

type MessageListProps = {
  messages: MessageSummary[];
  openId: string | null;
  onOpen: (id: string) => void;
  now: () => number;
  full?: boolean;
};

export function MessageList({ messages, openId, onOpen, now, full = false }: MessageListProps) {
  if (messages.length === 0) return null;
  return (
    <ul aria-label={texts.messages} className="relative divide-y divide-line border-b border-line">
      {messages.map((message) => (
        <MessageRow
          key={message.id}
          full={full}
          message={message}
          now={now}
          unread={!message.seen}
          open={message.id === openId}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}
