import { errorBody } from '#contract/errors.ts';
import type { RequireOperator } from './require-operator.ts';

export const done = { success: true as const };
export const answers = <S>(answer: S) => ({ response: { 200: answer, '4xx': errorBody, '5xx': errorBody } });

/** The token is checked before anything else, and the API description leaves these routes out. */
export const routeWith =
  (onRequest: RequireOperator) =>
  <S extends object>(schema: S) => ({ onRequest, schema: { hide: true, ...schema } });
