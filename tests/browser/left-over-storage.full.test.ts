import { testLeftOvers } from '#tests/support/left-overs.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

testLeftOvers(site, {
  nothing: 'null',
  'a list of nothing': '[null]',
  'a number': '7',
  'a text': '"text"',
  'an object that looks like a list': '{"length":3}',
  'names of prototypes': '{"__proto__":{"email":"a@b.test"},"constructor":{},"toString":1}',
  'an endless text': JSON.stringify('x'.repeat(200_000)),
  'no text': '',
  'a session that the server does not know': 'forgotten',
  'a session that cannot be sent': 'brok\u0000en \u4e2d',
});
