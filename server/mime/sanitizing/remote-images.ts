/** The sanitizer writes every remote image in this form and escapes `<` everywhere else. */
const IMAGE = /<img(?: [a-z-]+="[^"<>]*")*? data-remote-src="([^"<>]*)" \/>/g;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The addresses of the remote images in sanitized HTML that can be shown, each once and in order. */
export const listRemoteImages = (sanitized: string): string[] => [
  ...new Set([...sanitized.matchAll(IMAGE)].map(([, src]) => readEntities(src!))),
];

const readEntities = (text: string) => text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity]!);
