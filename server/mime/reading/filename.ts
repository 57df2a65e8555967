import { cleanLine, cutText } from './header-text.ts';

const MAX_FILENAME = 255;
const MAX_EXTENSION = 20;
const DIRECTION_MARKS = /[\u200b-\u200f\u061c\ufeff\ufff9-\ufffb]/g;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const EXTENSIONS = new Map([
  ['application/gzip', 'gz'],
  ['application/json', 'json'],
  ['application/msword', 'doc'],
  ['application/pdf', 'pdf'],
  ['application/pgp-signature', 'asc'],
  ['application/pkcs7-signature', 'p7s'],
  ['application/rtf', 'rtf'],
  ['application/vnd.ms-excel', 'xls'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/xml', 'xml'],
  ['application/zip', 'zip'],
  ['audio/mpeg', 'mp3'],
  ['image/gif', 'gif'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/svg+xml', 'svg'],
  ['image/webp', 'webp'],
  ['message/delivery-status', 'txt'],
  ['message/global', 'eml'],
  ['message/rfc822', 'eml'],
  ['text/calendar', 'ics'],
  ['text/css', 'css'],
  ['text/csv', 'csv'],
  ['text/html', 'html'],
  ['text/plain', 'txt'],
  ['text/rfc822-headers', 'txt'],
  ['text/vcard', 'vcf'],
  ['text/x-vcard', 'vcf'],
  ['text/xml', 'xml'],
  ['video/mp4', 'mp4'],
]);

/** Makes a file name safe: no folders, no control or direction characters, at most 255 characters. Returns '' when nothing is left. */
export function safeFilename(name: string): string {
  if (name === '') return '';
  const base = name.slice(-4096).split(/[/\\]/).pop() ?? '';
  const clean = trimDots(cleanLine(base.replace(DIRECTION_MARKS, ''), 4096).replace(/[<>:"|?*]/g, '_'));
  return shorten(RESERVED.test(clean) ? `_${clean}` : clean);
}

/** The name of a part that has no usable name. */
export function defaultFilename(id: string, type: string): string {
  return `attachment-${id}.${EXTENSIONS.get(type) ?? 'bin'}`;
}

/** Written as a loop, because a pattern that ends in `+$` takes quadratic time on a name of many dots. */
function trimDots(name: string): string {
  let from = 0;
  let to = name.length;
  while (from < to && (name[from] === '.' || name[from] === ' ')) from++;
  while (to > from && (name[to - 1] === '.' || name[to - 1] === ' ')) to--;
  return name.slice(from, to);
}

function shorten(name: string): string {
  if (name.length <= MAX_FILENAME) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= MAX_EXTENSION ? name.slice(dot) : '';
  return cutText(name, MAX_FILENAME - extension.length) + extension;
}
