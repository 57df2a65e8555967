import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Alert } from './alert.tsx';
import { TextField } from './field.tsx';

const kinds = ['error', 'success', 'warning', 'hint'] as const;

test('an error, a success, a warning and a hint have a color and an icon of their own', () => {
  const all = kinds.map((kind) => renderToStaticMarkup(<Alert kind={kind}>Words</Alert>));
  expect(new Set(all.map((html) => /bg-[\w-]+/.exec(html)![0])).size).toBe(4);
  expect(new Set(all.map((html) => /lucide-[\w-]+/.exec(html)![0])).size).toBe(4);
});

test('errors and warnings interrupt a screen reader, the others wait', () => {
  const roles = kinds.map(
    (kind) => /role="(\w+)"/.exec(renderToStaticMarkup(<Alert kind={kind}>Words</Alert>))![1],
  );
  expect(roles).toEqual(['alert', 'status', 'alert', 'status']);
});

test('a wrong field is marked and described by its error', () => {
  const html = renderToStaticMarkup(<TextField label="Email" error="Please enter your email address." />);
  const id = /aria-describedby="([^"]+)"/.exec(html)![1];
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain(`id="${id}" role="alert"`);
});
