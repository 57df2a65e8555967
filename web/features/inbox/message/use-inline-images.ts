import { useQuery } from '@tanstack/react-query';
import type { MessageDetail } from '#contract/messages.ts';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';

/** As many bytes of inline pictures as are turned into text for the frame. */
const MOST = 8 * 2 ** 20;
const none: ReadonlyMap<string, string> = new Map();

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The pictures a mail brings along and refers to as `cid:`, as data: URLs: the frame may not ask for them itself. */
export function useInlineImages(
  api: InboxApi,
  address: string,
  message: MessageDetail,
): ReadonlyMap<string, string> {
  let room = MOST;
  const wanted = message.attachments.filter(({ contentId, contentType, size }) => {
    if (!contentId || !/^image\/(png|jpe?g|gif|webp)$/i.test(contentType) || size > room) return false;
    room -= size;
    return true;
  });
  const { data } = useQuery({
    queryKey: ['inline-images', address, message.id],
    enabled: wanted.length > 0 && message.html !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const entries = await Promise.all(
        wanted.map(async ({ id, contentId, contentType }) => {
          const bytes = await (await api.attachment(address, message.id, id, signal)).arrayBuffer();
          return [contentId!, await toDataUrl(new Blob([bytes], { type: contentType }))] as const;
        }),
      );
      return new Map(entries);
    },
  });
  return data ?? none;
}
