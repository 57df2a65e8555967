import { useState } from 'react';
import { Guard } from '#web/features/account/guard.tsx';
import { AccountDeleted } from '#web/features/billing/account-deleted.tsx';
import { ManagePage } from '#web/features/dashboard/manage-page.tsx';

export default function Manage() {
  const [deleted, setDeleted] = useState(false);
  // Outside the guard, which would redirect to the login now that the account is gone.
  if (deleted) return <AccountDeleted />;
  return (
    <Guard access="premium">
      <ManagePage onDeleted={() => setDeleted(true)} />
    </Guard>
  );
}
