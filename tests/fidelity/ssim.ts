/** An image in shades of gray, one byte a pixel. */
export type Gray = { width: number; height: number; pixels: Uint8Array };

const WINDOW = 8;
const STEP = 4;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/**
 * Structural similarity (Wang et al., 2004): the mean over all windows of 8 x 8 pixels. 1 means equal. The shorter image is
 * continued in white, so that missing content counts.
 */
export function similarity(a: Gray, b: Gray): number {
  const width = Math.min(a.width, b.width);
  const height = Math.max(a.height, b.height);
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + WINDOW <= height; y += STEP) {
    for (let x = 0; x + WINDOW <= width; x += STEP) {
      sum += windowSimilarity(a, b, x, y);
      windows++;
    }
  }
  return windows === 0 ? 1 : sum / windows;
}

function windowSimilarity(a: Gray, b: Gray, left: number, top: number): number {
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + WINDOW; y++) {
    for (let x = left; x < left + WINDOW; x++) {
      const pa = y < a.height ? a.pixels[y * a.width + x]! : 255;
      const pb = y < b.height ? b.pixels[y * b.width + x]! : 255;
      sumA += pa;
      sumB += pb;
      squareA += pa * pa;
      squareB += pb * pb;
      product += pa * pb;
    }
  }
  const n = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / n, sumB / n];
  const varianceA = squareA / n - meanA * meanA;
  const varianceB = squareB / n - meanB * meanB;
  const covariance = product / n - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2))
  );
}
