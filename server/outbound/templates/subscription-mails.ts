import { brand } from '#contract/brand.ts';
import { durationInWords, sizeInWords } from '#contract/plan-limits.ts';
import { type Plan, type Plans, price } from '#contract/plans.ts';
import { letter } from './layout.ts';

const benefitsOf = ({ maxAddresses, lifetimeMs, attachmentLimit }: Plan) => [
  `Up to ${maxAddresses} addresses at once`,
  `Each for ${durationInWords(lifetimeMs)}`,
  `Attachments up to ${sizeInWords(attachmentLimit)}`,
  'No ads',
];
const longDate = (date: Date) =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

export const premiumBegunMail = ({ dashboardUrl, plan }: { dashboardUrl: string; plan: Plan }) =>
  letter({
    subject: `Welcome to ${brand.name} premium`,
    title: 'Your premium plan is active',
    blocks: [
      { p: `Thank you. We received your payment of ${price.label}, and premium is now active.` },
      { list: benefitsOf(plan) },
      { p: 'It renews every month. You can cancel at any time on the Manage page.' },
      { button: { label: 'Open your dashboard', url: dashboardUrl } },
    ],
  });

export const paymentFailedMail = ({ manageUrl }: { manageUrl: string }) =>
  letter({
    subject: `Your ${brand.name} payment did not go through`,
    title: 'Your payment did not go through',
    blocks: [
      { p: `We could not charge ${price.label} for this month of premium. We will try again in a few days.` },
      { p: 'To keep premium without interruption, please check your card.' },
      { button: { label: 'Check your subscription', url: manageUrl } },
    ],
  });

export const subscriptionEndsMail = ({ until }: { until: Date }) =>
  letter({
    subject: `Your ${brand.name} premium ends on ${longDate(until)}`,
    title: 'Your subscription was cancelled',
    blocks: [
      { p: `You will not be charged again. You keep premium until ${longDate(until)}.` },
      { p: 'Your account stays, and you can subscribe again at any time.' },
    ],
  });

/** Where nobody can pay, it asks for nothing and says what still works. */
export const expiredMail = ({
  reactivateUrl,
  homeUrl,
  plans,
}: {
  reactivateUrl: string | null;
  homeUrl: string;
  plans: Plans;
}) => {
  const subject = `Your ${brand.name} premium has ended`;
  const title = 'Your premium has ended';
  const { free, premium } = plans;
  if (reactivateUrl === null)
    return letter({
      subject,
      title,
      blocks: [
        { p: 'Your premium time is over. There is nothing to pay, and your account is safe.' },
        {
          p: `The free plan works without signing in: ${free.maxAddresses} addresses at once, each for ${durationInWords(free.lifetimeMs)}.`,
        },
        { button: { label: `Open ${brand.name}`, url: homeUrl } },
      ],
    });
  return letter({
    subject,
    title,
    blocks: [
      { p: 'Your premium subscription has expired. Your account is safe, and a payment reactivates it.' },
      { list: benefitsOf(premium) },
      { button: { label: `Reactivate for ${price.label} a month`, url: reactivateUrl } },
    ],
  });
};
