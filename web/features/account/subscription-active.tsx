import { ButtonLink } from '#web/components/button.tsx';
import { AccountFrame } from './account-frame.tsx';

/** What the pages about paying again are to somebody who has paid: nobody should pay twice. */
export function SubscriptionActive() {
  return (
    <AccountFrame title="Your premium subscription is active" lead="There is nothing to pay right now.">
      <div className="flex flex-col gap-3 sm:flex-row">
        <ButtonLink to="/dashboard" variant="primary" className="sm:flex-1">
          Go to Dashboard
        </ButtonLink>
        <ButtonLink to="/" className="sm:flex-1">
          Go to Home Page
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
