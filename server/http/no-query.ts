import { z } from 'zod';

/** For lists without parameters: an unknown one is refused, because ignoring it would answer another question. */
export const noQuery = z.strictObject({});
