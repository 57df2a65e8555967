import { type Language, pathIn } from '#contract/languages.ts';
import { planWords } from '#contract/plan-words/all.ts';
import { letter } from './layout.ts';
import { textsIn } from './texts.ts';

type Code = { language: Language; code: string; minutes: number };

const timeIn = ({ prefix }: Language, minutes: number) => planWords[prefix].time(minutes, 'minute');

export const codeMail = ({ language, code, minutes }: Code, isForPassword = false) => {
  const { code: texts } = textsIn(language);
  const time = timeIn(language, minutes);
  return letter({
    language,
    subject: texts.subject({ code }),
    title: texts.title,
    blocks: [
      { p: isForPassword ? texts.enterForPassword({ time }) : texts.enter({ time }) },
      { code },
      { p: texts.notYou },
    ],
    footer: texts.footer,
  });
};

type ToPage = { language: Language; publicUrl: string };

/** Sent instead of a code, so that the page does not reveal that the account exists. */
export const haveAccountMail = ({ language, publicUrl }: ToPage) => {
  const { haveAccount: texts } = textsIn(language);
  return letter({
    language,
    subject: texts.subject,
    title: texts.title,
    blocks: [
      { p: texts.somebody },
      { p: texts.signInInstead },
      { button: { label: texts.signIn, url: publicUrl + pathIn(language, '/login') } },
      { p: texts.notYou },
    ],
  });
};

export const resetMail = ({ language, link, code, minutes }: Code & { link: string }) => {
  const { reset: texts } = textsIn(language);
  return letter({
    language,
    subject: texts.subject,
    title: texts.title,
    blocks: [
      { p: texts.useLink },
      { button: { label: texts.choose, url: link } },
      { p: texts.orCode({ time: timeIn(language, minutes) }) },
      { code },
      { p: texts.notYou },
    ],
  });
};

export const passwordChangedMail = ({
  language,
  supportEmail,
}: {
  language: Language;
  supportEmail: string;
}) => {
  const { passwordChanged: texts } = textsIn(language);
  return letter({
    language,
    subject: texts.subject,
    title: texts.title,
    blocks: [{ p: texts.changed }, { p: texts.notYou({ supportEmail }) }],
  });
};

export const welcomeMail = ({ language, publicUrl }: ToPage) => {
  const { welcome: texts, open } = textsIn(language);
  return letter({
    language,
    subject: texts.title,
    title: texts.title,
    blocks: [
      { p: texts.ready },
      { p: texts.everythingGoes },
      { button: { label: open, url: publicUrl + pathIn(language, '/') } },
    ],
  });
};
