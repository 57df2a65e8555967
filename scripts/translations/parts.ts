import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { translated } from '../../contract/reasons.ts';
import { readTexts, type Text } from './read-texts.ts';

export const root = join(import.meta.dirname, '../..');

/** A text that is translated. `id` is its context in the catalogues. */
export type Message = Text & {
  id: string;
  /** The module with the English text. */
  file: string;
  /** Only words and {values}, because the program fills it in itself. */
  isPlain: boolean;
};

/** Each has a catalogue for every language in `translations/<part>`. */
export const parts = ['page', 'server', 'extension'] as const;
export type Part = (typeof parts)[number];

export const catalogueFile = (part: Part, prefix: string): string =>
  join(root, 'translations', part, `${prefix}.po`);
export const templateFile = (part: Part): string => join(root, 'translations', part, 'template.pot');

export const readEnglish: Record<Part, () => Message[]> = {
  page: () => [...textModules().flatMap(textsOfPage), ...reasons()],
  server: () => textsOf('server/outbound/templates/texts.ts'),
  extension: () => textsOf('packages/extension/src/texts.ts'),
};

/** The modules named `texts` in `web`, one for each feature. */
export const textModules = (): string[] =>
  readdirSync(join(root, 'web'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /^texts\.tsx?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/** The folder of a module in `web`, such as 'features/desk'. */
export const folderInWeb = (file: string): string =>
  relative(join(root, 'web'), dirname(file)).split(sep).join('/');

/** Their ids begin with the folder: 'features/desk shortcuts.next'. */
export const textsOfPage = (file: string): Message[] =>
  readTexts(file).map((text) => ({ ...text, id: `${folderInWeb(file)} ${text.name}`, file, isPlain: false }));

const textsOf = (path: string): Message[] => {
  const file = join(root, path);
  return readTexts(file, { isPlain: true }).map((text) => ({ ...text, id: text.name, file, isPlain: true }));
};

/** What the server answers, by its code. */
export const reasons = (): Message[] =>
  Object.entries(translated).map(([name, english]) => ({
    id: `reasons ${name}`,
    name,
    english,
    note: '',
    parameters: [],
    signature: null,
    isMarkup: false,
    file: join(root, 'contract/reasons.ts'),
    isPlain: true,
  }));
