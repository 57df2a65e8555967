import { expect, it } from 'vitest';
import { sourceName } from './save-source.ts';

it.each([
  ['Your order is on its way', 'Your order is on its way.eml'],
  ['Re: order #12/3 <b>"now"</b>?', 'Re order 12 3 b now b.eml'],
  ['../../etc/passwd', 'etc passwd.eml'],
  ['invoice\u202efdp.exe', 'invoice fdp.exe.eml'],
  ['Grüße, 漢字', 'Grüße 漢字.eml'],
  ['...', 'message.eml'],
  ['', 'message.eml'],
  ['漢'.repeat(500), `${'漢'.repeat(80)}.eml`],
])('the source of %j is saved as %j', (subject, name) => expect(sourceName(subject)).toBe(name));
