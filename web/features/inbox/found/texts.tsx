import type { ReactNode } from 'react';
import type { Wrap } from '#web/language/words.ts';

export const texts = {
  newestCode: 'Newest code',
  codeFrom: (sender: string) => `Code from ${sender}`,
  codeInMessage: 'Code in this message',
  copyCode: 'Copy code',
  copyThisCode: (code: string, unseen: Wrap) => (
    <>
      {unseen('Copy code ')}
      {code}
    </>
  ),
  copied: 'Copied',
  notACode: 'Not a code? Dismiss',
  codeIsHidden: 'Code hidden.',

  linkInMessage: 'Link in this message',
  links: {
    verify: 'Verification link',
    reset: 'Password reset link',
    login: 'Sign-in link',
    invite: 'Invitation link',
  },
  /** `long` are words that are left out where there is no room. */
  openLink: {
    verify: (long: Wrap) => <>Open {long('verification ')}link</>,
    reset: (long: Wrap) => <>Open {long('password reset ')}link</>,
    login: (long: Wrap) => <>Open {long('sign-in ')}link</>,
    invite: (long: Wrap) => <>Open {long('invitation ')}link</>,
  },
  leadsTo: (host: ReactNode) => <>leads to {host}</>,
  reallyOpen: 'Open this link?',
  namesAnotherSite: (host: ReactNode) => <>The text of this link names another site. It leads to {host}.</>,
  openAnyway: 'Open anyway',
  linkIsNotNeeded: 'Not needed? Dismiss',
  linkIsHidden: 'Link hidden.',
  undo: 'Undo',
};
