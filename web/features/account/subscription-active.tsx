import { ButtonLink } from '#web/components/button.tsx';
import { AccountFrame } from './account-frame.tsx';
import { texts } from './texts.tsx';

/** Shown instead of a payment page when the subscription is active, so that nobody pays twice. */
export function SubscriptionActive() {
  return (
    <AccountFrame title={texts.subscriptionIsActive} lead={texts.nothingToPay}>
      <div className="flex flex-col gap-3 sm:flex-row">
        <ButtonLink to="/dashboard" variant="primary" className="sm:flex-1">
          {texts.goToDashboard}
        </ButtonLink>
        <ButtonLink to="/" className="sm:flex-1">
          {texts.goHome}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
