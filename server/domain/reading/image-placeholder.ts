/** Two pale gray pixels side by side, which the browser stretches to the width of the missing image. */
export const PLACEHOLDER = {
  isMissing: true,
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADUlEQVR4nGNoUGhQAAADhQFBf9G/PgAAAABJRU5ErkJggg==',
    'base64',
  ),
};
