import { expect, it } from 'vitest';
import { type PartNode, readStructure } from './structure.ts';

async function* pieces(text: string) {
  const bytes = Buffer.from(text, 'latin1');
  for (let at = 0; at < bytes.length; at += 256 * 1024) yield bytes.subarray(at, at + 256 * 1024);
}
const nodesOf = (node: PartNode): PartNode[] => [
  node,
  ...node.children.flatMap(nodesOf),
  ...(node.message ? nodesOf(node.message.root) : []),
];
const messageIn = (body: string) => `Content-Type: message/rfc822\r\n\r\n${body}`;

it('messages within a mail have a thousand parts together, and what is over is a file', async () => {
  const inner = `Content-Type: multipart/mixed; boundary=c\r\n\r\n${'--c\n\n'.repeat(300)}--c--\r\n`;
  const digest = `Content-Type: multipart/digest; boundary=b\r\n\r\n${`--b\r\n\r\n${inner}`.repeat(100)}--b--\r\n`;
  const { root } = await readStructure(pieces(digest));
  expect(root.children).toHaveLength(100);
  expect(root.children.map(({ message }) => message?.root.children.length ?? 0).slice(0, 5)).toEqual([
    300, 300, 300, 0, 0,
  ]);
  expect(nodesOf(root).length).toBeLessThan(1_200);
});

it('the headers of messages within a mail are bounded together', async () => {
  const inner = `Subject: ${'x '.repeat(40_000)}\r\n\r\nHello\r\n`;
  const digest = `Content-Type: multipart/digest; boundary=b\r\n\r\n${`--b\r\n\r\n${inner}`.repeat(30)}--b--\r\n`;
  const { root } = await readStructure(pieces(digest));
  expect(root.children.filter(({ message }) => message)).toHaveLength(13);
});

it('a message within a message within a message is read, and from the fifth level on it is a file', async () => {
  let mail = 'Subject: innermost\r\n\r\nHello\r\n';
  for (let level = 0; level < 7; level++) mail = messageIn(mail);
  const nodes = nodesOf((await readStructure(pieces(mail))).root);
  expect(nodes.map(({ message }) => message !== null)).toEqual([true, true, true, true, false]);
});

it('people in messages within a mail are bounded together', async () => {
  const inner = `From: ${'a@b,'.repeat(99)}\r\n\r\nHello\r\n`;
  const digest = `Content-Type: multipart/digest; boundary=b\r\n\r\n${`--b\r\n\r\n${inner}`.repeat(30)}--b--\r\n`;
  const { root } = await readStructure(pieces(digest));
  expect(root.children.filter(({ message }) => message)).toHaveLength(6);
});

it('asks after little work whether to go on, and stops when nobody waits for it', async () => {
  let mail = '\n'.repeat(4 * 1024 * 1024);
  for (let level = 0; level < 5; level++) mail = messageIn(mail);
  let asked = 0;
  const count = () => {
    asked++;
    return undefined;
  };
  await readStructure(pieces(mail), count);
  expect(asked).toBeGreaterThanOrEqual(1024);
  asked = 0;
  const reading = readStructure(pieces(mail), () => {
    if (++asked === 3) throw new Error('gone');
  });
  await expect(reading).rejects.toThrow('gone');
});
