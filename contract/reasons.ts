import { fillIn, type NamesIn, type Params } from './fill-in.ts';
import { domainProblems, senderFindings, webhookFailures } from './findings.ts';
import { operatorRefusals } from './operator-refusals.ts';
import { refusals } from './refusals.ts';

/** Every sentence that the page translates, by its code. */
export const translated = { ...refusals, ...domainProblems, ...senderFindings, ...webhookFailures } as const;

/** The operator's page is in English. */
const sentences = { ...translated, ...operatorRefusals } as const;
type Sentences = typeof sentences;
export type Code = keyof Sentences;

export type ParamsOf<One extends Code> = Record<NamesIn<Sentences[One]>, string | number>;
/** The codes of sentences without values. */
export type PlainCode = { [One in Code]: [NamesIn<Sentences[One]>] extends [never] ? One : never }[Code];

/** Why something is so: what a program reads, and what it needs to say it in its own words. */
export type Reason = { code: Code; params?: Params };

type Args<One extends Code> = One extends PlainCode ? [] : [ParamsOf<One>];
export const because = <One extends Code>(code: One, ...[params]: Args<One>): Reason =>
  params ? { code, params } : { code };

/** The English sentence. */
export const sentenceOf = ({ code, params }: Reason): string => fillIn(sentences[code], params);
