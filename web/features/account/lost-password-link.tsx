import { TextLink } from '#web/components/text-link.tsx';
import { draftState } from '#web/lib/account-state.ts';

/** Opens the contact form, filled in for somebody who has lost the password of an account without premium. */
export function LostPasswordLink({ email }: { email: string }) {
  return (
    <TextLink
      to="/contact?type=support"
      state={draftState(
        email,
        'I forgot my password and cannot reset it without premium. Please help me back in.',
      )}
    >
      Contact support
    </TextLink>
  );
}
