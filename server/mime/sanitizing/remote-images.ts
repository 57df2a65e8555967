import { isTracker } from '#contract/is-tracker.ts';

export type RemoteImage = { url: string; isTracker: boolean };

/** The sanitizer writes every image in this form and escapes `<`, `>` and `"` everywhere else. */
const IMAGE = /<img((?: [a-z-]+="[^"<>]*")*) \/>/g;
const ATTRIBUTE = / ([a-z-]+)="([^"<>]*)"/g;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The remote images in sanitized HTML, in order. An address that occurs twice is a tracker only if both are. */
export function listRemoteImages(sanitized: string): RemoteImage[] {
  const images = new Map<string, boolean>();
  for (const [, written = ''] of sanitized.matchAll(IMAGE)) {
    const attributes = Object.fromEntries(
      [...written.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, readEntities(value!)]),
    );
    const src = attributes['data-remote-src'];
    if (!src) continue;
    const { width = null, height = null, style = null } = attributes;
    images.set(src, (images.get(src) ?? true) && isTracker({ src, width, height, style }));
  }
  return [...images].map(([url, tracker]) => ({ url, isTracker: tracker }));
}

const readEntities = (text: string) => text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity]!);
