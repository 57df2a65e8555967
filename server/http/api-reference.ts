import { colorCodeHtml } from '#contract/color-code.ts';
import { escapeHtml as text } from '#contract/escape-html.ts';

export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  nullable?: boolean;
  additionalProperties?: boolean | Schema;
  default?: unknown;
  format?: string;
  maxLength?: number;
};
type Content = { content?: Record<string, { schema?: Schema }>; description?: string; required?: boolean };
type Operation = {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
};
export type Api = { paths?: Record<string, Record<string, Operation>> };
type Call = Operation & { method: string; path: string };

/** The calls of the API as HTML, grouped by subject. It needs no JavaScript. web/features/developers/api.css has its look. */
export function apiReference(api: Api, origin: string): string {
  const calls = Object.entries(api.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => ({ ...operation, method, path })),
  );
  const groups = Map.groupBy(calls, ({ tags }) => tags?.[0] ?? 'other');
  const links = [...groups].map(
    ([name, { length }]) =>
      `<li><a href="#${anchor(name)}">${text(title(name))} <span>${length}</span></a></li>`,
  );
  const sections = [...groups].map(
    ([name, members]) =>
      `<section aria-labelledby="${anchor(name)}"><h2 id="${anchor(name)}">${text(title(name))}</h2>${members.map((call) => describeCall(call, origin)).join('')}</section>`,
  );
  return `<nav aria-label="Subjects"><p>Subjects</p><ul>${links.join('')}</ul></nav><div>${sections.join('')}</div>`;
}

const anchor = (...words: string[]) =>
  words
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** Subjects are written in lower case, as names. */
const title = (name: string) =>
  /^(mcp|mail\.tm)$/.test(name) ? name.replace('mcp', 'MCP') : name.charAt(0).toUpperCase() + name.slice(1);

function describeCall(call: Call, origin: string): string {
  const { method, path, summary = '', description, security, parameters = [], requestBody, responses } = call;
  const id = anchor(method, path);
  const parts = text(path)
    .replaceAll('/', '/<wbr>')
    .replaceAll(/\{\w+\}/g, '<var>$&</var>');
  const body = shapeIn(requestBody);
  const answers = Object.entries(responses ?? {}).map(([status, answer]) => {
    const shape = shapeIn(answer);
    return `<h3>${statusWords(status)}</h3>${shape ? code(shape) : '<p>No JSON: see the summary above.</p>'}`;
  });
  return `<details id="${id}"><summary><b class="api-${method}">${method.toUpperCase()}</b><code>${parts}</code><span>${text(summary)}</span></summary><div>
${description ? `<p>${text(description)}</p>` : ''}<p>${accessWords(security)}</p>${code(curlLine(call, origin))}
${parameters.length ? `<h3>Parameters</h3><dl>${parameters.map(describeParameter).join('')}</dl>` : ''}
${body ? `<h3>Body</h3>${code(body)}` : ''}${answers.join('')}</div></details>`;
}

/** A line to paste into a shell. Parts of the path are variables, as in `$address`. */
function curlLine({ method, path, security, requestBody, parameters = [] }: Call, origin: string): string {
  const needed = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name }) => `${name}=…`);
  const url = origin + path.replaceAll(/\{(\w+)\}/g, '$$$1') + (needed.length ? `?${needed.join('&')}` : '');
  const parts = [
    `curl -s${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "${url}"`,
    security?.length ? '-H "Authorization: Bearer $token"' : '',
    requestBody ? `-H "Content-Type: application/json" -d '{ … }'` : '',
  ];
  return parts.filter(Boolean).join(' \\\n  ');
}

const code = (shape: string) => `<pre tabindex="0"><code>${colorCodeHtml(shape)}</code></pre>`;

const shapeIn = (content?: Content): string | null => {
  const schema = content?.content?.['application/json']?.schema;
  return schema ? shapeOf(schema) : null;
};

const describeParameter = ({
  name,
  in: place,
  required,
  description = '',
  schema,
}: NonNullable<Operation['parameters']>[0]) =>
  `<dt><code>${text(name)}</code></dt><dd>${place === 'path' ? 'in the path' : `in the ${text(place)}`}${required ? '' : ', optional'}: <code>${text(shapeOf(schema))}</code>${text(noteOn(schema).replace(' //', ','))}. ${text(description)}</dd>`;

function accessWords(security: Operation['security'] = []): string {
  const ways = security.flatMap((one) => Object.keys(one));
  if (ways.length === 0) return 'No token needed.';
  return ways.includes('basic')
    ? 'Needs a token: as a bearer token, or as the password of basic authentication.'
    : 'Needs a bearer token.';
}

const statusWords = (status: string) =>
  status === '4XX' ? 'If it is refused' : status === '5XX' ? 'If it fails' : `Answer ${status}`;

/** A schema in the notation of TypeScript, which most readers know. */
export function shapeOf(schema: Schema, indent = ''): string {
  const shape = shapeWithoutNull(schema, indent);
  return schema.nullable && !schema.enum?.includes(null) ? `${shape} | null` : shape;
}

function shapeWithoutNull(schema: Schema, indent: string): string {
  const { type = 'unknown', enum: values, items, properties, required = [], additionalProperties } = schema;
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (items) {
    const item = shapeOf(items, indent);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  const fields = Object.entries(properties ?? {});
  if (fields.length > 0) {
    const deeper = `${indent}  `;
    const lines = fields.map(
      ([name, field]) =>
        `${deeper}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(field, deeper)};${noteOn(field)}\n`,
    );
    return `{\n${lines.join('')}${indent}}`;
  }
  if (typeof additionalProperties === 'object')
    return `{ [name: string]: ${shapeOf(additionalProperties, indent)} }`;
  return type === 'integer' ? 'number' : type;
}

function noteOn({ format, default: value, maxLength }: Schema): string {
  const notes = [
    format === 'date-time' ? 'ISO 8601' : '',
    value !== undefined && value !== '' ? `${JSON.stringify(value)} by default` : '',
    maxLength ? `at most ${maxLength} characters` : '',
  ].filter(Boolean);
  return notes.length ? ` // ${notes.join(', ')}` : '';
}
