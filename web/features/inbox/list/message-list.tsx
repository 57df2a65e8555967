import type { MessageSummary } from '#contract/messages.ts';
import { NewestCode } from '../found/newest-code.tsx';
import { MessageRow } from './message-row.tsx';

type MessageListProps = {
  messages: MessageSummary[];
  openId: string | null;
  onOpen: (id: string) => void;
  now: () => number;
  /** Rows show the full sender and the date of arrival instead of its age. */
  full?: boolean;
};

export function MessageList({ messages, openId, onOpen, now, full = false }: MessageListProps) {
  return (
    <>
      <NewestCode messages={messages} />
      <ul aria-label="Messages" className="divide-y divide-line">
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            full={full}
            message={message}
            now={now}
            unread={!message.seen}
            open={message.id === openId}
            onOpen={() => onOpen(message.id)}
          />
        ))}
      </ul>
    </>
  );
}
