import { brand } from '#contract/brand.ts';
import { letter } from './layout.ts';

const notYou = 'If this was not you, you can ignore this message: nothing happens without the code.';

type Code = { code: string; minutes: number; purpose?: string };

export const codeMail = ({ code, minutes, purpose = 'to continue' }: Code) =>
  letter({
    subject: `${code} is your ${brand.name} code`,
    title: 'Your verification code',
    blocks: [
      { p: `Enter this code ${purpose}. It is valid for ${minutes} minutes.` },
      { code },
      { p: notYou },
    ],
    footer: `Somebody entered this address at ${brand.name}. We never ask for this code by mail or phone.`,
  });

/** Sent instead of a code, so that the page does not reveal that the account exists. */
export const haveAccountMail = ({ loginUrl }: { loginUrl: string }) =>
  letter({
    subject: `You already have a ${brand.name} account`,
    title: 'You already have an account',
    blocks: [
      { p: `Somebody, probably you, wanted to sign up at ${brand.name} with this address.` },
      { p: 'It already has an account, so you can simply sign in.' },
      { button: { label: 'Sign in', url: loginUrl } },
      { p: 'If this was not you, you can ignore this message: nothing has changed.' },
    ],
  });

export const resetMail = ({ link, code, minutes }: { link: string; code: string; minutes: number }) =>
  letter({
    subject: `Reset your ${brand.name} password`,
    title: 'Reset your password',
    blocks: [
      { p: 'Choose a new password with this link. It works once and is valid for one hour.' },
      { button: { label: 'Choose a new password', url: link } },
      { p: `Or enter this code on the page where you asked for it, within ${minutes} minutes:` },
      { code },
      { p: 'If you did not ask for this, your password stays as it is.' },
    ],
  });

export const passwordChangedMail = ({ supportEmail }: { supportEmail: string }) =>
  letter({
    subject: `Your ${brand.name} password was changed`,
    title: 'Your password was changed',
    blocks: [
      { p: 'Your password was changed a moment ago, and every device was signed out.' },
      { p: `If this was not you, write to ${supportEmail} right away.` },
    ],
  });

export const welcomeMail = ({ homeUrl }: { homeUrl: string }) =>
  letter({
    subject: `Welcome to ${brand.name}`,
    title: `Welcome to ${brand.name}`,
    blocks: [
      { p: 'Your address is confirmed and your account is ready.' },
      {
        p: 'Everything your temporary addresses receive is deleted when they expire.',
      },
      { button: { label: `Open ${brand.name}`, url: homeUrl } },
    ],
  });
