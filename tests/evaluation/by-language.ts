import type { LinkKind } from '#server/mime/extracting/found.ts';
import { type Case, hash, linkKinds } from './case.ts';
import { codeLayouts, linkMail } from './layouts.ts';
import { type Language, readLanguages } from './read-cases.ts';

const files = ['western', 'eastern', 'asian', 'east-asian'];
const ZEROS: Record<string, number> = { ar: 0x660, fa: 0x6f0, hi: 0x966, bn: 0x9e6, km: 0x17e0, ur: 0x6f0 };
const CODES_PER_LANGUAGE = 5;

/** Written code and the value a person would type, in the shapes that services use. */
function writtenCode(language: string, seed: number): { written: string; value: string } {
  const digits = String(100_000 + (seed % 899_999));
  const zero = ZEROS[language];
  const forms = [
    { written: digits, value: digits },
    { written: `${digits.slice(0, 3)} ${digits.slice(3)}`, value: digits },
    { written: digits.slice(0, 4), value: digits.slice(0, 4) },
    { written: `${digits.slice(0, 3)}-${digits.slice(3)}`, value: digits },
    { written: `K${digits.slice(0, 2)}PX${digits[3]}`, value: `K${digits.slice(0, 2)}PX${digits[3]}` },
    { written: `${digits}42`, value: `${digits}42` },
    { written: digits, value: digits },
  ];
  if (zero && seed % 2 === 0) {
    return {
      written: [...digits].map((one) => String.fromCharCode(zero + Number(one))).join(''),
      value: digits,
    };
  }
  return forms[seed % forms.length]!;
}

function codeCases(language: string, words: Language): Case[] {
  const names = Object.keys(codeLayouts);
  return Array.from({ length: CODES_PER_LANGUAGE }, (_, nth) => {
    const id = `${language}/code/${nth}`;
    const seed = hash(id) >>> 3;
    const layout = names[(seed + nth * 2) % names.length]!;
    let { written, value } = writtenCode(language, seed);
    if (/^(?:19|20)\d\d$/.test(value)) [written, value] = ['4821', '4821'];
    if (layout.startsWith('one character')) value = value.replace(/-/g, '');
    const { codeSubject, codeInline, codeLead, codeNote } = words;
    // Not every subject says what the mail is about.
    const subject = nth === 1 ? 'Acme' : codeSubject;
    const body = codeLayouts[layout]!({
      subject,
      inline: codeInline,
      lead: codeLead,
      note: codeNote,
      code: written,
    });
    return { id, language, mail: { subject, ...body }, code: value, link: null };
  });
}

const PATHS: Record<LinkKind, string> = {
  verify: 'verify-email',
  reset: 'password/reset',
  login: 'magic',
  invite: 'invitations',
};

function linkCases(language: string, words: Language): Case[] {
  return linkKinds.map((kind) => {
    const id = `${language}/link/${kind}`;
    const seed = hash(id) >>> 3;
    const token = (hash(`${id}a`) * 4_294_967 + hash(`${id}b`)).toString(36) + hash(`${id}c`).toString(36);
    const urls = [
      `https://acme.test/${PATHS[kind]}?token=${token}&lang=${language}`,
      `https://click.mailer.test/ls/click?upn=${token}${token}`,
      `https://app.acme.test/${PATHS[kind]}/${token}`,
      `https://acme.test/a/${token}?e=1`,
    ];
    const url = urls[seed % 4]!;
    const { subject, text, label } = words[kind];
    const body = linkMail({ text, label, unsubscribe: words.unsubscribe }, url, (seed >>> 2) % 4);
    return { id, language, mail: { subject, ...body }, code: null, link: { url, kind } };
  });
}

function negativeCases(language: string, words: Language): Case[] {
  const number = String(1_000_000 + (hash(language) % 8_999_999)).slice(0, 6);
  const order = words.order.replace('{n}', number);
  const promo = words.promo.replace('{p}', 'SPRING24');
  const shop = '<a href="https://shop.acme.test/c/spring" style="background:#0a7">Acme</a>';
  const base = { language, code: null, link: null, negative: true };
  return [
    {
      ...base,
      id: `${language}/order`,
      mail: { subject: 'Acme', html: `<h2>Acme</h2><p>${order}</p><p>${words.unsubscribe}</p>`, text: order },
    },
    {
      ...base,
      id: `${language}/promo`,
      mail: { subject: 'Acme', html: `<h1>Acme</h1><p>${promo}</p>${shop}` },
    },
    {
      ...base,
      id: `${language}/promo-text`,
      mail: { subject: promo, text: `Acme\n\n${promo}\n\n${order}\n` },
    },
  ];
}

export const byLanguage: Case[] = files
  .flatMap((file) => Object.entries(readLanguages(file)))
  .flatMap(([language, words]) => [
    ...codeCases(language, words),
    ...linkCases(language, words),
    ...negativeCases(language, words),
  ]);
