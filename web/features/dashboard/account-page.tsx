import { Navigate } from 'react-router';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { DeleteAccountSheet } from '#web/features/billing/delete-account-sheet.tsx';

/** For accounts without premium, which have no Manage page. */
export function AccountPage({ onDeleted }: { onDeleted: () => void }) {
  const { user, isPremium } = useAccount();
  if (isPremium) return <Navigate to="/manage" replace />;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5 px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <div>
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">Your Account</h1>
        <p className="mt-3 break-all">{user?.email}</p>
      </div>
      <DeleteAccountSheet onDeleted={onDeleted} />
    </div>
  );
}
