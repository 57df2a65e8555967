import { expect, test } from 'vitest';
import { readImage } from './read-image.ts';

/** Images of 3 x 2 pixels, made by an encoder. */
const REAL = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWNgaGj4D8fIHACS1Qv7TYSipAAAAABJRU5ErkJggg==',
  jpeg: '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCMAMps/9k=',
  gif: 'R0lGODlhAwACAIAAAExpcQCAgCH5BAUAAAAALAAAAAADAAIAAAICjF8AOw==',
  lossyWebp: 'UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoDAAIAAUAmJaACdLoAA5gA/vBTH+j64RZGX/7Gb/56P/z0f6hgAA==',
  losslessWebp: 'UklGRhwAAABXRUJQVlA4TBAAAAAvAkAAAAdQwChg/wMR0f8A',
  extendedWebp:
    'UklGRloAAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAgICAgICAAFZQOCAsAAAAkAEAnQEqAwACAAFAJiWgAnS6AAOYAP7wUx/o+uEWRl/+xm/+ej/89H+oYAA=',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB8AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAMAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAnbWRhdBIACgg4BCtICGg0gDIRH/JihOAAFgAAkDWOO3MT2nI=',
};
const bytesOf = (name: keyof typeof REAL) => Buffer.from(REAL[name], 'base64');

/** The image with some bytes replaced. */
function patched(name: keyof typeof REAL, at: number, hex: string): Buffer {
  const bytes = bytesOf(name);
  Buffer.from(hex, 'hex').copy(bytes, at);
  return bytes;
}

test('the type comes from the first bytes and the size from the header', () => {
  const types = Object.keys(REAL).map((name) => readImage(bytesOf(name as keyof typeof REAL)));
  const sized = (type: string) => ({ type: `image/${type}`, width: 3, height: 2 });
  expect(types).toEqual(['png', 'jpeg', 'gif', 'webp', 'webp', 'webp', 'avif'].map(sized));
});

test('sizes are read as declared, however large', () => {
  expect(readImage(patched('png', 16, '0000ffff0000fffe'))).toMatchObject({ width: 65_535, height: 65_534 });
  const frameOfJpeg = bytesOf('jpeg').indexOf(Buffer.from([0xff, 0xc0]));
  expect(readImage(patched('jpeg', frameOfJpeg + 5, 'fffefffd'))).toMatchObject({
    width: 65_533,
    height: 65_534,
  });
  expect(readImage(patched('extendedWebp', 24, 'ffff00feff00'))).toMatchObject({
    width: 65_536,
    height: 65_535,
  });
  const at = bytesOf('avif').indexOf('ispe') + 8;
  expect(readImage(patched('avif', at, '0001000000020000'))).toMatchObject({
    width: 65_536,
    height: 131_072,
  });
  // A frame that is larger than the canvas of a GIF.
  const frame = bytesOf('gif').indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 3]));
  expect(readImage(patched('gif', frame + 5, 'ffffffff'))).toMatchObject({ width: 65_535, height: 65_535 });
});

test.each([
  ['nothing', ''],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['SVG with a declaration', '\ufeff<?xml version="1.0"?><svg/>'],
  ['HTML behind the name of a GIF', 'GIF89a<script>alert(1)</script>'],
  ['a bitmap', 'BM\0\0\0\0'],
  ['a PDF', '%PDF-1.7'],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0isommp42'],
  ['an AVIF that is a film', '\0\0\0\x18ftypavis\0\0\0\0avifmif1'],
])('%s is not an image', (_name, text) => {
  expect(readImage(Buffer.from(text, 'latin1'))).toBe(null);
});

test('an image that is cut off or damaged is refused or has its size, and never throws', () => {
  for (const name of Object.keys(REAL) as Array<keyof typeof REAL>) {
    const whole = bytesOf(name);
    for (let length = 0; length < whole.length; length++)
      expect([null, 3]).toContain(readImage(whole.subarray(0, length))?.width ?? null);
    for (let at = 0; at < whole.length; at++)
      for (const hex of ['00', '01', '7f', 'ff', 'ffffffff']) readImage(patched(name, at, hex));
  }
  expect(readImage(patched('png', 16, '0000000000000002'))).toBe(null);
});
