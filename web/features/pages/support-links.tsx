import { ButtonLink } from '#web/components/button.tsx';
import { SupportAddress } from './support-address.tsx';
import { texts } from './texts.tsx';

/** The last section of the help page. */
export function SupportLinks() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <ButtonLink to="/contact?type=support" variant="primary" size="lg">
        {texts.contactSupport}
      </ButtonLink>
      <SupportAddress />
    </div>
  );
}
