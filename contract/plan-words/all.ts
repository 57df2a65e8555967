import type { Prefix } from '../languages.ts';
import { words as ar } from './ar.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as fr } from './fr.ts';
import { words as id } from './id.ts';
import { words as ja } from './ja.ts';
import { words as pt } from './pt.ts';
import { words as ru } from './ru.ts';
import { words as tr } from './tr.ts';
import { words as vi } from './vi.ts';
import type { PlanWords } from './words.ts';
import { words as zh } from './zh.ts';

/** By the prefix of the language. */
export const planWords: Record<Prefix, PlanWords> = { ar, de, en, es, fr, id, ja, pt, ru, tr, vi, zh };
