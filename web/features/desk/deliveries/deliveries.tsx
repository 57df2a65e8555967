import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { cx } from '#web/lib/cx.ts';
import { Known } from './known.tsx';

/** What mail servers tried for an address, where somebody asks for it. */
export default function Deliveries({ email, className }: { email: TempEmail; className?: string }) {
  return (
    <div className={cx('flex flex-col gap-3 bg-sunken px-4 py-3 text-sm', className)}>
      <Known email={email} />
    </div>
  );
}
