import { brand } from '#contract/brand.ts';
import { price } from '#contract/plans.ts';
import { letter } from './layout.ts';

const benefits = ['Up to 5 addresses at once', 'Each for 24 hours', 'Attachments up to 50 MB', 'No ads'];
const long = (date: Date) =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

export const premiumBegunMail = ({ dashboardUrl }: { dashboardUrl: string }) =>
  letter({
    subject: `Welcome to ${brand.name} premium`,
    title: 'Your premium has begun',
    blocks: [
      { p: `Thank you: your payment of ${price.label} came through, and premium is switched on.` },
      { list: benefits },
      { p: 'It goes on month by month. You can cancel at any time on the Manage page.' },
      { button: { label: 'Open your dashboard', url: dashboardUrl } },
    ],
  });

export const paymentFailedMail = ({ manageUrl }: { manageUrl: string }) =>
  letter({
    subject: `Your ${brand.name} payment did not go through`,
    title: 'Your payment did not go through',
    blocks: [
      { p: `We could not charge ${price.label} for this month of premium. We will try again in a few days.` },
      { p: 'To keep premium without a break, please check your card.' },
      { button: { label: 'Check your subscription', url: manageUrl } },
    ],
  });

export const subscriptionEndsMail = ({ until }: { until: Date }) =>
  letter({
    subject: `Your ${brand.name} premium ends on ${long(until)}`,
    title: 'Your subscription was cancelled',
    blocks: [
      { p: `You will not be charged again. Premium stays with you until ${long(until)}.` },
      { p: 'You can come back at any time; your account stays.' },
    ],
  });

export const expiredMail = ({ reactivateUrl }: { reactivateUrl: string }) =>
  letter({
    subject: `Your ${brand.name} premium has ended`,
    title: 'Your premium has ended',
    blocks: [
      { p: 'Your premium subscription has expired. Your account is safe and comes back with a payment.' },
      { list: benefits },
      { button: { label: `Reactivate for ${price.label} a month`, url: reactivateUrl } },
    ],
  });
