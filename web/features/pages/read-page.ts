import type { LucideIcon } from 'lucide-react';
import { fillLimits } from '#contract/fill-limits.ts';
import type { PlainFaq } from '#web/lib/json-ld.ts';
import { limits } from '#web/lib/limits.ts';

/** The titles are plain text, the texts are HTML. */
export type PageItem = { title: string; icon?: LucideIcon; text: string };
export type PageList = { title: string; entries: string[] };

/** One part of a page, in one of the patterns. A slot has none of them: the route puts a component there. */
export type PageSection = {
  id: string;
  title: string;
  intro?: string;
  prose?: string;
  tiles?: PageItem[];
  steps?: PageItem[];
  lists?: PageList[];
  questions?: PageItem[];
};

/** A file of content/pages. Its title and description for search results are in web/head. */
export type PageText = {
  eyebrow?: string;
  title: string;
  lead: string;
  /** The label of the button that leads to home. */
  action?: string;
  /** Whether that button, and the one at the end, generate an address at once. They do unless the page says `false`. */
  generates?: boolean;
  /** A second button next to the action. */
  more?: { label: string; to: string };
  sections: PageSection[];
  closing?: { title: string; text: string; label: string };
};

/** Called by the modules that the build makes from these files. Fills in the limits and the icons. */
export function readPage(json: string, icons: Record<string, LucideIcon>): PageText {
  return JSON.parse(json, (key, value) => {
    if (key === 'icon') return icons[value];
    return typeof value === 'string' ? fillLimits(value, limits) : value;
  });
}

/** The questions of a page as plain text, for structured data. */
export const faqOf = (page: PageText): PlainFaq[] =>
  page.sections
    .flatMap(({ questions = [] }) => questions)
    .map(({ title, text }) => ({ question: title, answer: text.replace(/<[^>]*>/g, '') }));
