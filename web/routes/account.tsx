import { useState } from 'react';
import { Guard } from '#web/features/account/guard.tsx';
import { AccountDeleted } from '#web/features/billing/account-deleted.tsx';
import { AccountPage } from '#web/features/dashboard/account-page.tsx';

export default function Account() {
  const [deleted, setDeleted] = useState(false);
  if (deleted) return <AccountDeleted />;
  return (
    <Guard access="login">
      <AccountPage onDeleted={() => setDeleted(true)} />
    </Guard>
  );
}
