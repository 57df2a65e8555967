import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../web/styles/tokens.css', import.meta.url), 'utf8');

type Scheme = 'light' | 'dark';

const pairs = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
);
const color = (name: string, scheme: Scheme) => pairs.get(name)![scheme];

/** The relative luminance of WCAG. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const texts = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'amber', 'red', 'keyword'];
const grounds = ['paper', 'surface', 'sunken', 'hover', 'selected', 'accent-soft', 'amber-soft', 'red-soft'];

describe.each<Scheme>(['light', 'dark'])('the %s colors', (scheme) => {
  it('make every text readable on every ground', () => {
    const pale = texts.flatMap((text) =>
      grounds
        .filter((ground) => contrast(color(text, scheme), color(ground, scheme)) < 4.5)
        .map((ground) => `${text} on ${ground}`),
    );
    expect(pale).toEqual([]);
    expect(contrast(color('on-accent', scheme), color('accent', scheme))).toBeGreaterThan(4.5);
  });

  it('show which row is under the pointer and which is selected', () => {
    const [hover, selected] = [color('hover', scheme), color('selected', scheme)];
    for (const ground of ['paper', 'surface']) {
      expect(contrast(hover, color(ground, scheme)), `hover on ${ground}`).toBeGreaterThan(1.05);
      expect(contrast(selected, color(ground, scheme)), `selected on ${ground}`).toBeGreaterThan(1.15);
    }
    expect(contrast(selected, hover)).toBeGreaterThan(1.08);
  });

  it('are warm: no ground is bluer than it is red', () => {
    for (const ground of ['paper', 'surface', 'sunken', 'hover', 'selected']) {
      const hex = color(ground, scheme);
      expect(hex.slice(1, 3) >= hex.slice(5), ground).toBe(true);
    }
  });
});
