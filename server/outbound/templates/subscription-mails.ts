import { type Language, localeOf, pathIn } from '#contract/languages.ts';
import { describePlans, type PlanLimits } from '#contract/plan-limits.ts';
import type { Plans } from '#contract/plans.ts';
import { letter } from './layout.ts';
import { type Texts, textsIn } from './texts.ts';

/** The limits as the language writes them. No mail speaks of the cooldown. */
const limitsIn = (language: Language, plans: Plans) => describePlans(plans, 0, {}, language);

const longDate = (date: Date, language: Language) =>
  date.toLocaleDateString(localeOf(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

const listOf = (benefits: Texts['benefits'], limits: PlanLimits) => [
  benefits.addresses(limits),
  benefits.lifetime(limits),
  benefits.attachments(limits),
  benefits.noAds,
];

type About = { language: Language; publicUrl: string; plans: Plans };

export const premiumBegunMail = ({ language, publicUrl, plans }: About) => {
  const { premiumBegun: texts, benefits } = textsIn(language);
  const limits = limitsIn(language, plans);
  return letter({
    language,
    subject: texts.subject,
    title: texts.title,
    blocks: [
      { p: texts.thanks(limits) },
      { list: listOf(benefits, limits) },
      { p: texts.renews },
      { button: { label: texts.openDashboard, url: publicUrl + pathIn(language, '/dashboard') } },
    ],
  });
};

export const paymentFailedMail = ({ language, publicUrl, plans }: About) => {
  const { paymentFailed: texts } = textsIn(language);
  return letter({
    language,
    subject: texts.subject,
    title: texts.title,
    blocks: [
      { p: texts.tryAgain(limitsIn(language, plans)) },
      { p: texts.checkCard },
      { button: { label: texts.check, url: publicUrl + pathIn(language, '/manage') } },
    ],
  });
};

export const subscriptionEndsMail = ({ language, until }: { language: Language; until: Date }) => {
  const { subscriptionEnds: texts } = textsIn(language);
  const date = longDate(until, language);
  return letter({
    language,
    subject: texts.subject({ date }),
    title: texts.title,
    blocks: [{ p: texts.keptUntil({ date }) }, { p: texts.accountStays }],
  });
};

/** Where nobody can pay, it asks for nothing and says what still works. */
export const expiredMail = ({
  language,
  publicUrl,
  plans,
  takesPayments,
}: About & { takesPayments: boolean }) => {
  const { expired: texts, benefits, open } = textsIn(language);
  const limits = limitsIn(language, plans);
  const reactivate = {
    label: texts.reactivate(limits),
    url: publicUrl + pathIn(language, '/reactivate-subscription'),
  };
  return letter({
    language,
    subject: texts.subject,
    title: texts.title,
    blocks: takesPayments
      ? [{ p: texts.payToReactivate }, { list: listOf(benefits, limits) }, { button: reactivate }]
      : [
          { p: texts.nothingToPay },
          { p: texts.freePlan(limits) },
          { button: { label: open, url: publicUrl + pathIn(language, '/') } },
        ],
  });
};
