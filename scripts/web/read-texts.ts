import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { parseSync } from 'vite';

/** One text of a module: how it is written, its words if it is a plain string, and the names of its parameters. */
export type Text = { source: string; words: string | null; parameters: string[]; unused: string[] };
/** The texts of one language by name, such as `features/consent question`. */
export type TextsOfLanguage = Map<string, Text>;

/** Reads every `texts` folder below this one, by language. `name` stands before the names of its features. */
export function readTexts(root: string, name = ''): Map<string, TextsOfLanguage> {
  const languages = new Map<string, TextsOfLanguage>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const language = /^(\w\w)\.tsx?$/.exec(entry.name)?.[1];
    if (!language || basename(entry.parentPath) !== 'texts') continue;
    const feature = name + relative(root, join(entry.parentPath, '..')).split(sep).join('/');
    const texts = languages.get(language) ?? new Map();
    languages.set(language, texts);
    readModule(join(entry.parentPath, entry.name), (name, text) => texts.set(`${feature} ${name}`, text));
  }
  return languages;
}

// biome-ignore lint/suspicious/noExplicitAny: nodes of the syntax tree, of which only these few are read
type Node = any;

/** Reads the texts that a module exports by this name. */
export function readModule(file: string, add: (name: string, text: Text) => void, exported = 'texts'): void {
  const code = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const declarations: Node[] = program.body.flatMap((node: Node) => node.declaration?.declarations ?? []);
  const texts = declarations.find(({ id }) => id.name === exported);
  if (!texts) throw new Error(`${file} has no \`export const ${exported}\``);
  readObject(texts.init, '');

  function readObject(object: Node, prefix: string): void {
    for (const { key, value } of object.properties) {
      const name = prefix + (key.name ?? key.value);
      if (value.type === 'ObjectExpression') readObject(value, `${name}.`);
      else add(name, readText(value));
    }
  }

  function readText(node: Node): Text {
    const parameters: string[] = (node.params ?? []).flatMap(namesIn);
    const body = node.body ? code.slice(node.body.start, node.body.end) : '';
    return {
      source: code.slice(node.start, node.end).replace(/\s+/g, ' '),
      words: wordsOf(node),
      parameters,
      unused: parameters.filter((name) => !new RegExp(`\\b${name}\\b`).test(body)),
    };
  }
}

function namesIn(parameter: Node): string[] {
  if (parameter.type === 'ObjectPattern')
    return parameter.properties.map(({ key }: Node) => String(key.name));
  return [String(parameter.name)];
}

function wordsOf(node: Node): string | null {
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'TemplateLiteral' && node.quasis.length === 1 ? node.quasis[0].value.cooked : null;
}
