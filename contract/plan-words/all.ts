import type { Prefix } from '../languages.ts';
import { words as ar } from './ar.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import type { PlanWords } from './words.ts';

/** By the prefix of the language. */
export const planWords: Partial<Record<Prefix, PlanWords>> & { en: PlanWords } = { ar, de, en };
