import { usableBoundary } from './boundaries.ts';
import { charsetName } from './charset.ts';
import { safeFilename } from './filename.ts';
import type { Fields } from './header-block.ts';
import { type Parameterised, readParameterised } from './header-params.ts';
import { cleanLine } from './header-text.ts';
import type { Part, TransferEncoding } from './outline.ts';

const MAX_CONTENT_ID = 255;
const TYPE = /^[a-z0-9!#$&^_.+-]{1,64}\/[a-z0-9!#$&^_.+-]{1,100}$/;

/** What a header block says about the body that follows. */
export type Entity = {
  multipart: boolean;
  boundary: string | null;
  /** An AMP version for mail programs that run it. We don't, so it is left out. */
  ignored: boolean;
  part: Omit<Part, 'id' | 'start' | 'end' | 'size'>;
};

export function readEntity(fields: Fields, parent: string | null): Entity {
  const content = readParameterised(fields.get('content-type') ?? '');
  const disposition = readParameterised(fields.get('content-disposition') ?? '');
  const filename = safeFilename(disposition.params.get('filename') ?? content.params.get('name') ?? '');
  const type = mimeType(content, parent, filename);
  const body =
    (type === 'text/plain' || type === 'text/html') && disposition.value !== 'attachment' && !filename;
  const flowed = type === 'text/plain' && content.params.get('format')?.toLowerCase() === 'flowed';
  return {
    multipart: type.startsWith('multipart/'),
    boundary: usableBoundary(content.params.get('boundary')),
    ignored: type === 'text/x-amp-html' && parent === 'multipart/alternative',
    part: {
      kind: !body ? 'attachment' : type === 'text/html' ? 'html' : 'text',
      type,
      charset: charsetName(content.params.get('charset')),
      encoding: transferEncoding(fields.get('content-transfer-encoding') ?? ''),
      filename,
      contentId: contentId(fields.get('content-id')),
      ...(disposition.value === 'inline' ? { inline: true as const } : {}),
      flowed,
      delSp: flowed && content.params.get('delsp')?.toLowerCase() === 'yes',
    },
  };
}

function mimeType(content: Parameterised, parent: string | null, filename: string): string {
  if (TYPE.test(content.value)) return content.value;
  if (parent === 'multipart/digest') return 'message/rfc822';
  return filename ? 'application/octet-stream' : 'text/plain';
}

export const encodingName = (value: string) =>
  value
    .slice(0, 100)
    .replace(/[\s(;].*$/s, '')
    .replace(/["']/g, '')
    .toLowerCase();

function transferEncoding(value: string): TransferEncoding {
  if (value === '') return '7bit';
  const name = encodingName(value);
  if (name === 'base64' || name === 'quoted-printable' || name === 'binary') return name;
  if (name === '8bit' || name === '8-bit') return '8bit';
  return name === '' || name === '7bit' || name === '7-bit' ? '7bit' : 'binary';
}

function contentId(value: string | undefined): string | null {
  if (value === undefined) return null;
  const inner = /<([^<>]*)>/.exec((value ?? '').slice(0, 1000))?.[1] ?? value ?? '';
  return cleanLine(inner.slice(0, 1000), MAX_CONTENT_ID) || null;
}
