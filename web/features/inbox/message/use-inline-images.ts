import { useQuery } from '@tanstack/react-query';
import type { MessageDetail } from '#contract/messages.ts';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';

/** Images beyond this number or total size are not shown: each becomes a data: URL in the frame's document. */
const MAX_IMAGES = 50;
const MAX_BYTES = 8 * 2 ** 20;
const none: ReadonlyMap<string, string> = new Map();

export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The attached images that a mail refers to by `cid:`, as data: URLs, because the frame may not load anything. */
export function useInlineImages(
  api: InboxApi,
  address: string,
  message: MessageDetail,
): ReadonlyMap<string, string> {
  let bytesLeft = MAX_BYTES;
  const wanted = message.attachments
    .filter(({ contentId, contentType, size }) => {
      if (!contentId || !/^image\/(png|jpe?g|gif|webp)$/i.test(contentType) || size > bytesLeft) return false;
      bytesLeft -= size;
      return true;
    })
    .slice(0, MAX_IMAGES);
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
