import { randomUUID } from 'node:crypto';
import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { MessageDetailAnswer } from '#contract/messages.ts';

type Route = Parameters<typeof serializerCompiler>[0];

/** Below this, the usual way takes no longer. */
const LARGE = 16 * 1024;

/**
 * Serializes a message like any other answer. Its content is in the answer twice, as `fullContent` and as `html` or `text`. For a
 * large message that takes most of the time, so its JSON is made once and copied.
 */
export const serializeDetail: FastifySerializerCompiler<unknown> = (route) => {
  const serialize = serializerCompiler(route as Route);
  return (answer: Partial<MessageDetailAnswer>) => {
    const { message } = answer;
    const name = message?.html === null ? 'text' : 'html';
    const content = message?.fullContent ?? '';
    if (!message || content.length < LARGE || message[name] !== content) return serialize(answer);
    // Nobody who writes a mail can know it.
    const mark = randomUUID();
    const around = serialize({ ...answer, message: { ...message, [name]: mark, fullContent: mark } });
    const [first, between, last] = around.split(`"${mark}"`).map((part) => Buffer.from(part));
    const json = Buffer.from(JSON.stringify(content));
    // Fastify sends buffers as they are.
    return Buffer.concat([first!, json, between!, json, last!]) as unknown as string;
  };
};
