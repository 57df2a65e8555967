/** One pale gray pixel, which the browser stretches to the size of the image it stands for. */
export const PLACEHOLDER = {
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNoaGhQAAAEpQGh76hB1QAAAABJRU5ErkJggg==',
    'base64',
  ),
};
