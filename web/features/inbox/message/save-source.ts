import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { saveBlob } from '#web/lib/save-blob.ts';

/** Downloads the whole message as a file that mail programs can open. */
export async function saveSource(api: InboxApi, address: string, id: string): Promise<void> {
  saveBlob(await (await api.raw(address, id)).blob(), `message-${id}.eml`);
}
