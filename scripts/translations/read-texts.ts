import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { type Piece, printMessage } from './print-message.ts';

/** An English text, as a module in the code has it. */
export type Text = {
  /** Its place in the module: 'shortcuts.next'. */
  name: string;
  /** The text as an ICU message. */
  english: string;
  /** The comment above it, for translators. */
  note: string;
  /** The names of its parameters. */
  parameters: string[];
  /** How its parameters are written, without types: 'count, { name }'. Null if it is no function. */
  signature: string | null;
  /** Whether it has elements such as links, besides words. */
  isMarkup: boolean;
};

// biome-ignore lint/suspicious/noExplicitAny: nodes of the syntax tree, of which only these few are read
type Node = any;

/**
 * Reads the English texts of a module: `export const texts = { close: 'Close', left: (time: string) => … }`. In a plain
 * module, strings are messages already: 'until {time}'.
 */
export function readTexts(file: string, { isPlain = false } = {}): Text[] {
  const code = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const declarations: Node[] = program.body.flatMap((node: Node) => node.declaration?.declarations ?? []);
  const found = declarations.find(({ id }) => id.name === 'texts');
  if (!found) throw new Error(`${file} has no \`export const texts\``);
  return readObject(bare(found.init), '', '');

  /** A note above several texts is one for each of them. */
  function readObject(object: Node, prefix: string, noteForAll: string): Text[] {
    return object.properties.flatMap((property: Node) => {
      const name = prefix + nameOf(property.key);
      const note = noteAbove(property.start) || noteForAll;
      if (property.value.type === 'ObjectExpression') return readObject(property.value, `${name}.`, note);
      return { name, note, ...readText(bare(property.value)) };
    });
  }

  function noteAbove(start: number): string {
    const above = comments.findLast(({ end }) => end <= start && /^\s*$/.test(code.slice(end, start)));
    return above ? above.value.replace(/\s*\n\s*\*\s*/g, ' ').replace(/^\*?\s*|\s*$/g, '') : '';
  }

  function readText(node: Node): Omit<Text, 'name' | 'note'> {
    const isFunction = node.type === 'ArrowFunctionExpression';
    const body = bare(isFunction ? node.body : node);
    const parameters: string[] = isFunction ? node.params.flatMap(namesIn) : [];
    return {
      english: isPlain && body.type === 'Literal' ? body.value : printMessage(readWords(body, parameters)),
      parameters,
      signature: isFunction ? node.params.map(withoutType).join(', ') : null,
      isMarkup: body.type === 'JSXFragment',
    };
  }

  /** What may stand in a text. Everything else could not be shown to a translator. */
  function readWords(given: Node, parameters: string[]): Piece[] {
    const node = bare(given);
    const read = (inner: Node) => readWords(inner, parameters);
    switch (node.type) {
      case 'Literal':
        return [String(node.value)];
      case 'TemplateLiteral':
        return joined(
          node.quasis.flatMap(({ value }: Node, nth: number) => [
            value.cooked,
            ...(node.expressions[nth] ? read(node.expressions[nth]) : []),
          ]),
        );
      case 'JSXFragment':
        return joined(node.children.flatMap(read));
      case 'JSXText':
        return [wordsOfJsx(node.value)];
      case 'JSXExpressionContainer':
        return read(node.expression);
      case 'Identifier':
        return [{ value: parameterIn(node, parameters) }];
      case 'MemberExpression':
        return [{ value: valueOfProduct(node) }];
      case 'LogicalExpression': {
        // `date ?? 'the end'`
        if (node.operator !== '??') return refuse(node);
        const value = parameterIn(node.left, parameters);
        return [
          {
            choice: 'select',
            value,
            cases: [
              ['null', read(node.right)],
              ['other', [{ value }]],
            ],
          },
        ];
      }
      case 'CallExpression':
        return [node.callee.name === 'plural' ? pluralIn(node, parameters) : wrapIn(node, parameters)];
      default:
        return refuse(node);
    }
  }

  function pluralIn({ arguments: [count, forms] }: Node, parameters: string[]): Piece {
    const cases = forms.properties.map(({ key, value }: Node) => [nameOf(key), readWords(value, parameters)]);
    return { choice: 'plural', value: parameterIn(count, parameters), cases };
  }

  function wrapIn({ callee, arguments: [words] }: Node, parameters: string[]): Piece {
    return { tag: parameterIn(callee, parameters), pieces: readWords(words, parameters) };
  }

  function parameterIn(node: Node, parameters: string[]): string {
    return parameters.includes(node.name) ? node.name : refuse(node);
  }

  function valueOfProduct(node: Node): string {
    const [, object, name = ''] = /^(limits|brand)\.(\w+)$/.exec(code.slice(node.start, node.end)) ?? [];
    if (!object) return refuse(node);
    return object === 'brand' && name === 'name' ? 'brand' : name;
  }

  function refuse(node: Node): never {
    throw new Error(
      `${file}: a text cannot have ${code.slice(node.start, node.end)}. It may have parameters, limits, plurals and \`??\`.`,
    );
  }
}

/** Without parentheses and `as const`. */
const bare = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' || node.type === 'TSAsExpression' ? bare(node.expression) : node;
const nameOf = (key: Node): string => key.name ?? key.value;

const namesIn = (parameter: Node): string[] =>
  parameter.type === 'ObjectPattern'
    ? parameter.properties.map(({ key }: Node) => key.name)
    : [parameter.name];

const withoutType = (parameter: Node): string =>
  parameter.type === 'ObjectPattern' ? `{ ${namesIn(parameter).join(', ')} }` : parameter.name;

/** As JSX does it: line breaks and the spaces around them are one space between words, and nothing at the ends. */
const wordsOfJsx = (text: string): string =>
  text
    .split('\n')
    .map((line, nth, all) => {
      const start = nth > 0 ? line.trimStart() : line;
      return nth < all.length - 1 ? start.trimEnd() : start;
    })
    .filter((line) => line !== '')
    .join(' ');

/** Words that follow each other become one piece. */
function joined(pieces: Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece;
    else if (piece !== '') all.push(piece);
  }
  return all;
}
