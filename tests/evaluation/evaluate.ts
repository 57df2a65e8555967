import { extract, type MailToRead } from '#server/mime/extracting/extract.ts';
import { byLanguage } from './by-language.ts';
import { type Case, isHeldOut } from './case.ts';
import { readCases } from './read-cases.ts';

export const cases: Case[] = [
  ...byLanguage,
  ...readCases('shapes', 'shape'),
  ...readCases('trials', 'trial'),
  ...readCases('services', 'service'),
  ...readCases('negatives', 'negative'),
  ...readCases('more-negatives', 'more-negative'),
  ...readCases('blind-mails', 'trial'),
  ...readCases('everyday', 'everyday'),
  ...readCases('everyday-negatives', 'everyday-negative'),
  ...readCases('accounts', 'account'),
  ...readCases('sentences', 'sentence'),
  ...readCases('few-words', 'few-words'),
];

const empty: MailToRead = {
  subject: '',
  text: null,
  html: null,
  from: { name: 'Acme', address: 'no-reply@acme.test' },
  ownAddresses: ['inbox@mayfly.test'],
  listUnsubscribe: '',
};

type Counts = { right: number; given: number; wanted: number };

export type Report = {
  cases: number;
  codes: Counts;
  links: Counts;
  /** Of the links that are right, how many have the right kind. */
  kinds: { right: number; given: number };
  falseCodes: { found: number; mails: number };
  byLanguage: Map<string, { codes: Counts; links: Counts }>;
  failures: string[];
};

export const heldOutCases = cases.filter(({ id }) => isHeldOut(id));
export const tuningCases = cases.filter(({ id }) => !isHeldOut(id));

export function evaluate(some: Case[]): Report {
  const report: Report = {
    cases: some.length,
    codes: none(),
    links: none(),
    kinds: { right: 0, given: 0 },
    falseCodes: { found: 0, mails: 0 },
    byLanguage: new Map(),
    failures: [],
  };
  for (const one of some) judge(one, report);
  return report;
}

function judge(one: Case, report: Report): void {
  const found = extract({ ...empty, ...one.mail });
  const language = report.byLanguage.get(one.language) ?? { codes: none(), links: none() };
  report.byLanguage.set(one.language, language);
  for (const counts of [report.codes, language.codes]) count(counts, found.code?.value ?? null, one.code);
  for (const counts of [report.links, language.links])
    count(counts, found.link?.url ?? null, one.link?.url ?? null);
  if (one.negative) {
    report.falseCodes.mails++;
    if (found.code) report.falseCodes.found++;
  }
  if (found.link && found.link.url === one.link?.url) {
    report.kinds.given++;
    if (found.link.kind === one.link.kind) report.kinds.right++;
  }
  const expected = describe(one.code, one.link);
  const actual = describe(found.code?.value ?? null, found.link);
  if (expected !== actual) report.failures.push(`${one.id}: expected ${expected}, found ${actual}`);
}

function count(counts: Counts, found: string | null, wanted: string | null): void {
  if (found !== null) counts.given++;
  if (wanted !== null) counts.wanted++;
  if (found !== null && found === wanted) counts.right++;
}

function describe(code: string | null, link: { url: string; kind: string } | null): string {
  return `${code ?? 'no code'} and ${link ? `${link.kind} ${link.url}` : 'no link'}`;
}

function none(): Counts {
  return { right: 0, given: 0, wanted: 0 };
}

export const precision = ({ right, given }: { right: number; given: number }) =>
  given === 0 ? 1 : right / given;
export const recall = ({ right, wanted }: Counts) => (wanted === 0 ? 1 : right / wanted);
