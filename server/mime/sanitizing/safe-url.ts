const MAX_URL = 4096;
const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp)(?:;[a-z0-9=-]{1,40})?;base64,[a-z0-9+/=\s]*$/i;

/** The link in canonical form (punycode, no hidden characters), or null if it is not safe to follow. */
export function safeLink(href: string): string | null {
  const url = absolute(href);
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}

/** Classifies the source of an image. Remote images are returned apart, so that they never load by themselves. */
export function imageSource(src: string): { remote: string } | { cid: string } | { data: string } | null {
  const source = src.trim();
  if (/^data:/i.test(source)) return IMAGE_DATA.test(source) ? { data: source.replace(/\s/g, '') } : null;
  if (/^cid:/i.test(source)) return { cid: decodeCid(source.slice(4, MAX_URL)) };
  const url = absolute(source);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? { remote: url.href } : null;
}

function absolute(text: string): URL | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_URL) return null;
  return URL.parse(trimmed.startsWith('//') ? `https:${trimmed}` : trimmed);
}

function decodeCid(cid: string): string {
  try {
    return decodeURIComponent(cid);
  } catch {
    return cid;
  }
}
