/**
 * JSON with the bytes of a mail as the field `data`, piece by piece, because a mail may be many megabytes. Bytes that
 * are not UTF-8 become replacement characters.
 */
export async function* jsonWithSource(
  fields: object,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<string> {
  // Keeps a byte order mark, and the beginning of a character until the next piece.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  yield `${JSON.stringify(fields).slice(0, -1)},"data":"`;
  for await (const piece of content) yield escapeText(decoder.decode(piece, { stream: true }));
  yield `${escapeText(decoder.decode())}"}`;
}

const escapeText = (text: string) => JSON.stringify(text).slice(1, -1);
