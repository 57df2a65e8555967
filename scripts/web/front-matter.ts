import { parse } from 'yaml';
import type { z } from 'zod';
import { brand } from '#contract/brand.ts';
import { languages } from '#contract/languages.ts';
import { CONTACT_KEPT_DAYS, RESETS_PER_DAY } from '#contract/limits.ts';
import { describePlans } from '#contract/plan-limits.ts';
import { defaultPlans, GUEST_COOLDOWN_MS } from '#contract/plans.ts';

/** Placeholders that are known at build time. */
const facts: Record<string, string> = {
  brand: brand.name,
  founded: String(brand.founded),
  resetsPerDay: String(RESETS_PER_DAY),
  contactKeptDays: String(CONTACT_KEPT_DAYS),
};
/**
 * Placeholders that depend on the settings of the server, which are filled in later, in the forms of all languages: see
 * contract/plan-limits.ts.
 */
const limits = Object.assign(
  {},
  ...languages.map((language) => describePlans(defaultPlans, GUEST_COOLDOWN_MS, {}, language)),
);

/**
 * Checks the YAML between the first two `---` lines of a Markdown file, and returns it with the text after them. An
 * error names the file and every invalid key.
 */
export function readFrontMatter<Schema extends z.ZodType>(file: string, source: string, schema: Schema) {
  const fail = (problem: string) => new Error(`${file}: ${problem}`);
  const filled = source.replace(/\{\{(\w+)\}\}/g, (whole, name) => {
    if (!(name in facts || name in limits)) throw fail(`the placeholder ${whole} is unknown`);
    return facts[name] ?? whole;
  });
  const match = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(filled);
  if (match?.index !== 0) throw fail('it does not begin with front matter');
  const result = schema.safeParse(parseYaml(match[1]!));
  if (!result.success) {
    const problems = result.error.issues.map((issue) => {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : issue.path;
      return `${keys.join('.') || 'front matter'}: ${issue.message}`;
    });
    throw fail(problems.join('; '));
  }
  return { data: result.data, content: filled.slice(match[0].length) };

  function parseYaml(text: string): unknown {
    try {
      return parse(text);
    } catch (error) {
      throw fail(error instanceof Error ? error.message : String(error));
    }
  }
}
