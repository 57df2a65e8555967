import { ButtonLink } from '#web/components/button.tsx';
import { AccountFrame } from './account-frame.tsx';

/** Shown instead of a payment page when the subscription is active, so that nobody pays twice. */
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
