import type { MessageSummary } from '#contract/messages.ts';

type LinkKind = NonNullable<MessageSummary['link']>['kind'];

export const linkNames: Record<LinkKind, string> = {
  verify: 'Verification link',
  reset: 'Password reset link',
  login: 'Sign-in link',
  invite: 'Invitation link',
};
