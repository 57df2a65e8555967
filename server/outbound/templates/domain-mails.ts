import { type Language, pathIn } from '#contract/languages.ts';
import { letter } from './layout.ts';
import { textsIn } from './texts.ts';

type About = { language: Language; publicUrl: string; name: string };

const seeRecord = ({ language, publicUrl }: About) => ({
  button: { label: textsIn(language).domainMissing.see, url: publicUrl + pathIn(language, '/manage') },
});

/** Its record has been missing for a day. */
export const domainMissingMail = (about: About) => {
  const { language, name } = about;
  const { domainMissing: texts } = textsIn(language);
  return letter({
    language,
    subject: texts.subject({ name }),
    title: texts.title,
    blocks: [{ p: texts.gone({ name }) }, { p: texts.publishAgain }, seeRecord(about)],
  });
};

/** It is suspended, because its record was missing for too long or another account proved it. */
export const domainSuspendedMail = ({ why, ...about }: About & { why: 'lapsed' | 'lostToOther' }) => {
  const { language, name } = about;
  const { domainSuspended: texts } = textsIn(language);
  return letter({
    language,
    subject: texts.subject({ name }),
    title: texts.title,
    blocks: [
      { p: texts[why]({ name }) },
      { p: texts.stillReadable },
      { p: texts.useAgain },
      seeRecord(about),
    ],
  });
};
