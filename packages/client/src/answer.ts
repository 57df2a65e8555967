import { type ErrorCode, MayflyError } from './error.ts';

const MEGABYTE = 2 ** 20;
/** No list of a Mayfly comes near. */
const MAX_JSON = 64 * MEGABYTE;
/** The reason why a call was refused is a sentence. */
const MAX_REASON = 2 ** 16;
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const CODES: Record<number, ErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'rate_limited',
  503: 'unavailable',
};

export const unreadable = (what: string, cause?: unknown) =>
  new MayflyError(`Could not ${what}: the answer cannot be read`, 'network', 0, {}, { cause });

const tooLarge = (what: string, limit: number) =>
  new MayflyError(
    `Could not ${what}: the answer has more than ${Math.floor(limit / MEGABYTE)} MB`,
    'network',
  );

/** Reads a whole body, whatever its headers say about its size. */
export async function readBytes(response: Response, what: string, limit: number): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader!.read()) {
      size += piece.value.length;
      if (size > limit) throw tooLarge(what, limit);
      pieces.push(piece.value);
    }
  } catch (cause) {
    // The connection broke, or something else has answered.
    throw cause instanceof MayflyError ? cause : unreadable(what, cause);
  } finally {
    await reader?.cancel().catch(() => {});
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

type Answer = Record<string, unknown>;

/** Reads an answer of the API, which is an object. */
export async function readAnswer(response: Response, what: string, limit = MAX_JSON): Promise<Answer> {
  const bytes = await readBytes(response, what, limit);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw unreadable(what, cause);
  }
  if (!isObject(value)) throw unreadable(what);
  return value as Answer;
}

/** The error that an answer stands for. */
export async function errorOf(response: Response, what: string): Promise<MayflyError> {
  const {
    error,
    code: reason,
    cooldownEnd,
    extendableAt,
    field,
  } = await readAnswer(response, what, MAX_REASON).catch((): Answer => ({}));
  const { status } = response;
  const code = CODES[status] ?? (status >= 500 ? 'server_error' : 'bad_request');
  const retryAfter = secondsOf(response.headers.get('retry-after') ?? '');
  return new MayflyError(
    `Could not ${what}: ${isText(error) ? error : `the service answered with status ${status}`}`,
    code,
    status,
    {
      ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
      ...(isText(cooldownEnd) ? { cooldownEnd } : {}),
      ...(isText(extendableAt) || extendableAt === null ? { extendableAt } : {}),
      ...(isText(field) ? { field } : {}),
      ...(isText(reason) ? { reason } : {}),
    },
  );
}

/** `Retry-After` is a number of seconds or a date. */
const secondsOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1_000);
