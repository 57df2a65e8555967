import { z } from 'zod';
import { PAGE, type Resource } from './forms.ts';

/** Pages are counted from 1. Every page after the last one is empty, however large its number is. */
export const pageQuery = z.object({
  page: z
    .string()
    .regex(/^0*[1-9]\d*$/)
    .max(15)
    .default('1')
    .transform(Number)
    .meta({ type: 'integer', minimum: 1, pattern: undefined, maxLength: undefined }),
});

export const rangeOf = (page: number) => ({ start: (page - 1) * PAGE, limit: PAGE });

export function pageOf(all: Resource[], page: number) {
  const { start, limit } = rangeOf(page);
  return { page, total: all.length, items: all.slice(start, start + limit) };
}
