import type { IcuNode } from 'pofile-ts';
import type { Prefix } from '../../contract/languages.ts';
import { parseMessage } from './parse-message.ts';
import type { Text } from './read-texts.ts';

/** A part of a sentence, as code: words stand for themselves. */
type Code = { words: string } | { expression: string };

/** Writes the module of a feature in one language. It exports the same `texts` as the English one. */
export function compileTexts<One extends Text>(
  texts: One[],
  messageOf: (text: One) => string,
  prefix: Prefix,
): string {
  const tree: Tree = new Map();
  for (const text of texts) put(tree, text.name.split('.'), compileText(text, messageOf(text)));
  return `import { brand } from '#contract/brand.ts';
import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';

const plural = pluralIn('${prefix}');
export const texts = ${printTree(tree)};
`;
}

type Tree = Map<string, string | Tree>;

function put(tree: Tree, [name = '', ...rest]: string[], code: string): void {
  if (rest.length === 0) {
    tree.set(name, code);
    return;
  }
  const inner = tree.get(name) ?? new Map();
  tree.set(name, inner);
  put(inner as Tree, rest, code);
}

const printTree = (tree: Tree): string =>
  `{\n${[...tree]
    .map(
      ([name, value]) =>
        `${JSON.stringify(name)}: ${typeof value === 'string' ? value : printTree(value)},\n`,
    )
    .join('')}}`;

function compileText({ parameters, signature, isMarkup }: Text, message: string): string {
  const elements = parseMessage(message);
  const code = codeOf(elements, parameters);
  const body = isMarkup ? markup(code) : sentence(code);
  return signature === null ? body : `(${signature}) => ${body}`;
}

const codeOf = (elements: IcuNode[], parameters: string[], counted?: string): Code[] =>
  elements.map((element) => {
    const inside = (options: { value: IcuNode[] }, by = counted) =>
      sentence(codeOf(options.value, parameters, by));
    switch (element.type) {
      case 'literal':
        return { words: element.value };
      case 'argument':
        return { expression: codeOfValue(element.value, parameters) };
      case 'pound':
        return { expression: counted! };
      case 'tag':
        return { expression: `${element.value}(${sentence(codeOf(element.children, parameters, counted))})` };
      case 'plural': {
        const forms = Object.entries(element.options).map(
          ([name, option]) => [name, inside(option, element.value)] as const,
        );
        return { expression: pluralOf(element.value, forms) };
      }
      case 'select': {
        const { other, ...cases } = element.options;
        const chosen = Object.entries(cases).map(
          ([name, option]) =>
            `${element.value} === ${name === 'null' ? name : JSON.stringify(name)} ? ${inside(option)} : `,
        );
        return { expression: `(${chosen.join('')}${inside(other!)})` };
      }
      default:
        throw new Error(
          `a message cannot have {…, number}, {…, date} or {…, time}: ${JSON.stringify(element)}`,
        );
    }
  });

function pluralOf(count: string, forms: (readonly [name: string, code: string])[]): string {
  const exact = forms
    .filter(([name]) => name.startsWith('='))
    .map(([name, code]) => `${count} === ${name.slice(1)} ? ${code} : `);
  const others = forms.filter(([name]) => !name.startsWith('='));
  const isSame = others.every(([, code]) => code === others[0]![1]);
  const chosen = isSame
    ? others[0]![1]
    : `plural(${count}, { ${others.map(([name, code]) => `${name}: ${code}`).join(', ')} })`;
  return `(${exact.join('')}${chosen})`;
}

/** What a value of a message is in the code: a parameter, or else what the whole product knows. */
function codeOfValue(name: string, parameters: string[]): string {
  if (parameters.includes(name)) return name;
  if (name === 'brand') return 'brand.name';
  return name === 'founded' ? 'brand.founded' : `limits.${name}`;
}

function sentence(code: Code[]): string {
  if (code.every((one) => 'words' in one)) return JSON.stringify(code.map(({ words }) => words).join(''));
  const inside = code.map((one) =>
    'words' in one ? one.words.replace(/[\\`]|\$(?=\{)/g, '\\$&') : `\${${one.expression}}`,
  );
  return `\`${inside.join('')}\``;
}

const markup = (code: Code[]): string =>
  `<>${code.map((one) => `{${'words' in one ? JSON.stringify(one.words) : one.expression}}`).join('')}</>`;
