import { useState } from 'react';
import { Guard } from '#web/features/account/guard.tsx';
import { AccountDeleted } from '#web/features/billing/account-deleted.tsx';
import { ManagePage } from '#web/features/dashboard/manage-page.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Manage',
    description: 'Your account and subscription.',
    path: '/manage',
    noindex: true,
  });

export default function Manage() {
  const [deleted, setDeleted] = useState(false);
  // Outside the guard, which would send whoever has no account any more to the login.
  if (deleted) return <AccountDeleted />;
  return (
    <Guard access="premium">
      <ManagePage onDeleted={() => setDeleted(true)} />
    </Guard>
  );
}
