import type { MessageSummary } from '#contract/messages.ts';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { saveBlob } from '#web/lib/save-blob.ts';
import { texts } from './texts.tsx';

type Named = Pick<MessageSummary, 'id' | 'subject'>;

/** Downloads the whole message as a file that mail programs can open. */
export async function saveSource(api: InboxApi, address: string, message: Named): Promise<void> {
  saveBlob(await (await api.raw(address, message.id)).blob(), sourceName(message.subject));
}

const MAX_NAME = 80;

/** The subject, without what file systems do not allow and without what can hide the ending. */
export function sourceName(subject: string): string {
  const words = subject.normalize().match(/[\p{L}\p{M}\p{N}._-]+/gu) ?? [];
  const name = [...words.join(' ')]
    .slice(0, MAX_NAME)
    .join('')
    .replace(/^[. -]+|[. ]+$/g, '');
  return `${name || texts.nameOfSource}.eml`;
}
