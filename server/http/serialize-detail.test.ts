import { serializerCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { serializeDetail } from './serialize-detail.ts';

const schema = z.object({
  message: z.object({ html: z.string().nullable(), text: z.string().nullable(), fullContent: z.string() }),
});
const route = { schema, method: 'GET', url: '/' };
const large = (text: string) => text.repeat(20_000);

test.each([
  ['a small message', 'a', null, 'a'],
  ['large HTML', large('<p class="é">—\u2028'), 'b', large('<p class="é">—\u2028')],
  ['large text and no HTML', null, large('"\\\n\ud800'), large('"\\\n\ud800')],
  ['a large message whose texts differ', large('a'), null, large('b')],
])('%s is serialized as usual', (_name, html, text, fullContent) => {
  const answer = { message: { html, text, fullContent }, left: 'out' };
  const json = String(serializeDetail(route)(answer));
  expect(json).toBe(serializerCompiler(route)(answer));
  expect(JSON.parse(json)).toEqual({ message: { html, text, fullContent } });
});
