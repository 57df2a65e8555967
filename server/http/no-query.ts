import { z } from 'zod';

/** For calls without parameters: an unknown one is refused, because ignoring it would answer another question. */
export const noQuery = z.strictObject({});
/** The same for the body of a call that takes none. */
export const noBody = z.strictObject({}).nullish();
