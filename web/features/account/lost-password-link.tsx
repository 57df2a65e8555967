import { TextLink } from '#web/components/text-link.tsx';
import { draftState } from '#web/lib/account-state.ts';
import { texts } from './texts.tsx';

/** Opens the contact form, filled in for somebody who has lost the password of an account without premium. */
export function LostPasswordLink({ email }: { email: string }) {
  return (
    <TextLink to="/contact?type=support" state={draftState(email, texts.messageToSupport)}>
      {texts.contactSupport}
    </TextLink>
  );
}
