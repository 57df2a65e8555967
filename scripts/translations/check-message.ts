import type { IcuNode } from 'pofile-ts';
import { PLURAL_FORMS, type Prefix } from '../../contract/languages.ts';
import { parseMessage } from './parse-message.ts';

/** What a message uses, and what is wrong with it by itself. */
type Used = {
  values: Set<string>;
  tags: Set<string>;
  /** The values that plurals count, and the cases of those that it chooses by. */
  counts: Set<string>;
  choices: Map<string, string[]>;
  problems: string[];
};

/** The words for a limit change with their place in a sentence, {cooldownDative}, and some languages need its noun. */
const plainName = (name: string) =>
  name.replace(/(?:Genitive|Dative|Accusative)$/, '').replace(/^(free|premium)Count$/, '$1Addresses');

/**
 * What is wrong with a translation, beside its words: it is no ICU message, a value or a link of the English text is
 * missing or unknown, or a plural form of the language is missing. `known` are the values that every text may use.
 */
export function checkMessage(
  english: string,
  translation: string,
  { prefix, known }: { prefix: Prefix; known: ReadonlySet<string> },
): string[] {
  const wanted = readMessage(english, 'en');
  let used: Used;
  try {
    used = readMessage(translation, prefix);
  } catch (error) {
    return [`is not an ICU message: ${(error as Error).message}`];
  }
  const values = new Set([...used.values].map(plainName));
  const isLeft = (found: ReadonlySet<string>) => (name: string) => !found.has(name);
  return [
    ...used.problems,
    ...[...wanted.values]
      .filter((name) => !values.has(plainName(name)))
      .map((name) => `does not use {${name}}`),
    ...[...used.values]
      .filter((name) => !wanted.values.has(name) && !known.has(name))
      .map((name) => `English has no {${name}}`),
    ...[...wanted.tags].filter(isLeft(used.tags)).map((tag) => `does not use <${tag}>`),
    ...[...used.tags].filter(isLeft(wanted.tags)).map((tag) => `English has no <${tag}>`),
    ...[...used.counts, ...used.choices.keys()]
      .filter((name) => known.has(name))
      .map((name) => `cannot choose by {${name}}, which is written in words`),
    ...[...wanted.choices]
      .filter(([value, cases]) => cases.some((one) => !used.choices.get(value)?.includes(one)))
      .map(([value, cases]) => `needs the cases ${cases.join(' and ')} of {${value}, select, …}`),
  ];
}

function readMessage(message: string, prefix: Prefix): Used {
  const used: Used = {
    values: new Set(),
    tags: new Set(),
    counts: new Set(),
    choices: new Map(),
    problems: [],
  };
  collect(parseMessage(message), false);
  return used;

  function collect(elements: IcuNode[], isInside: boolean): void {
    for (const element of elements) {
      if (element.type === 'literal' || element.type === 'pound') continue;
      if (element.type === 'tag') {
        used.tags.add(element.value);
        if (isInside)
          used.problems.push(`may not have <${element.value}> inside a tag, a plural or a choice`);
        collect(element.children, true);
        continue;
      }
      used.values.add(element.value);
      if (
        (element.type === 'plural' && element.pluralType === 'cardinal' && element.offset === 0) ||
        element.type === 'select'
      ) {
        const cases = Object.keys(element.options);
        if (element.type === 'select') used.choices.set(element.value, cases);
        else {
          used.counts.add(element.value);
          used.problems.push(...checkForms(element.value, cases, prefix));
        }
        for (const { value } of Object.values(element.options)) collect(value, true);
      } else if (element.type !== 'argument')
        used.problems.push(`may write {${element.value}} only as it is, without a format`);
    }
  }
}

function checkForms(count: string, found: string[], prefix: Prefix): string[] {
  const wanted: readonly string[] = PLURAL_FORMS[prefix];
  const named = found.filter((form) => !form.startsWith('='));
  return [
    ...wanted.filter((form) => !named.includes(form)).map((form) => `has no form “${form}” for {${count}}`),
    ...named
      .filter((form) => !wanted.includes(form))
      .map((form) => `has “${form}”, which is no form of this language`),
  ];
}
