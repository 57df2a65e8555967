import { randomUUID } from 'node:crypto';

export type Params = Record<string, string>;

export class ApiProblem extends Error {
  readonly status: number;
  readonly body: { type: string; message: string; code?: string; param?: string };
  constructor(status: number, body: ApiProblem['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const missing = (what: string, id: string, param = 'id', status = 404) =>
  new ApiProblem(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
export const bad = (code: string, param: string, message = `${code}: ${param}`) =>
  new ApiProblem(400, { type: 'invalid_request_error', code, param, message });

/** Refuses unknown and missing parameters, as the real API does. */
export function check(params: Params, known: RegExp, needed: string[] = []) {
  for (const name of Object.keys(params)) if (!known.test(name)) throw bad('parameter_unknown', name);
  for (const name of needed) if (!params[name]) throw bad('parameter_missing', name);
}

export const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
