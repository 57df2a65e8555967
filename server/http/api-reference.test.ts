import { expect, test } from 'vitest';
import { apiReference, shapeOf } from './api-reference.ts';

test('a schema is written like a type', () => {
  const schema = {
    type: 'object',
    required: ['id', 'tags'],
    properties: {
      id: { type: 'string', maxLength: 64 },
      view: { type: 'string', enum: ['summary', 'full'], default: 'full' },
      tags: { type: 'array', items: { type: 'string', nullable: true } },
      code: { nullable: true, type: 'object', properties: { value: { type: 'integer' } } },
      at: { type: 'string', format: 'date-time' },
      more: { type: 'object', additionalProperties: { type: 'boolean' } },
    },
  };
  expect(shapeOf(schema)).toBe(`{
  id: string; // at most 64 characters
  view?: "summary" | "full"; // "full" by default
  tags: (string | null)[];
  code?: {
    value?: number;
  } | null;
  at?: string; // ISO 8601
  more?: { [name: string]: boolean };
}`);
});

test('what a description says cannot become markup', () => {
  const html = apiReference(
    {
      paths: { '/api/<b>': { get: { tags: ['a<i>'], summary: '<script>', responses: {} } } },
    },
    'https://mail.example',
  );
  expect(html).not.toMatch(/<(b|i|script)>/);
});

test('each call has a line for curl', () => {
  const call = { tags: ['mail'], security: [{ bearer: [] }], requestBody: {}, responses: {} };
  const html = apiReference({ paths: { '/api/emails/{address}': { patch: call } } }, 'https://mail.example');
  const words = html.replaceAll(/<[^>]*>/g, '').replaceAll('&quot;', '"');
  expect(words).toContain(`curl -s -X PATCH "https://mail.example/api/emails/$address" \\
  -H "Authorization: Bearer $token" \\
  -H "Content-Type: application/json" -d '{ … }'`);
});
