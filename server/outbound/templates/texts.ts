import type { Language, Prefix } from '#contract/languages.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as de } from './texts/de.ts';
import { texts as en, type MailTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fr } from './texts/fr.ts';
import { texts as id } from './texts/id.ts';
import { texts as ja } from './texts/ja.ts';
import { texts as pt } from './texts/pt.ts';
import { texts as ru } from './texts/ru.ts';
import { texts as tr } from './texts/tr.ts';
import { texts as vi } from './texts/vi.ts';
import { texts as zh } from './texts/zh.ts';

export type Texts = MailTexts;

const texts: Record<Prefix, Texts> = { ar, de, en, es, fr, id, ja, pt, ru, tr, vi, zh };

export const textsIn = ({ prefix }: Language): Texts => texts[prefix];
