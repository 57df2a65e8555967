import { english, type Language } from '#contract/languages.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as de } from './texts/de.ts';
import { texts as en, type MailTexts } from './texts/en.ts';

export type Texts = MailTexts;

const texts: Partial<Record<Language['prefix'], Texts>> & { en: Texts } = { ar, de, en };

export const textsIn = ({ prefix }: Language): Texts => texts[prefix] ?? texts[english.prefix as 'en'];
