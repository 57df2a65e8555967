import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendDownload } from './download.ts';

const app = Fastify();
app.get('/', (request, reply) =>
  sendDownload(reply, {
    filename: 'a',
    contentType: (request.query as { type: string }).type,
    size: 0,
    content: (async function* () {})(),
  }),
);

test.each([
  ['image/png', 'image/png'],
  ['text/html', 'text/html'],
  ['image/svg+xml', 'image/svg+xml'],
  ['application/pdf', 'application/pdf'],
  ['text/javascript', 'application/octet-stream'],
  ['application/x-javascript', 'application/octet-stream'],
  ['text/ecmascript', 'application/octet-stream'],
  ['text/livescript', 'application/octet-stream'],
  ['text/css', 'application/octet-stream'],
  ['application/json', 'application/json'],
  ['not a type', 'application/octet-stream'],
])('a file of the type %s is sent as %s: no page can load one as its script or style', async (type, sent) => {
  const { headers } = await app.inject({ url: '/', query: { type } });
  expect(headers).toMatchObject({
    'content-type': sent,
    'content-disposition': expect.stringMatching(/^attachment;/),
    'content-security-policy': "sandbox; default-src 'none'",
  });
});
