import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { counted } from '#contract/counted.ts';
import type { OperatorAccount } from '#contract/operator.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/field.tsx';
import { type CallOperator, describeError } from './operator-api.ts';
import { formatDateTime, Panel } from './panel.tsx';
import { PremiumActions } from './premium-actions.tsx';

type Answer = { account: OperatorAccount };

type Request = { path: '' | '/grant' | '/end'; email: string; days?: number };

/** Finds an account by its email address, and grants or ends its premium. */
export function AccountPanel({ call }: { call: CallOperator }) {
  const [account, setAccount] = useState<OperatorAccount | null>(null);
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: ({ path, ...body }: Request) => call<Answer>(`/account${path}`, { method: 'POST', body }),
    onSuccess: (answer) => setAccount(answer.account),
    onError: (_, { path }) => path === '' && setAccount(null),
  });
  const done = isSuccess && account && wordsFor(variables, account);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    mutate({ path: '', email: String(new FormData(event.currentTarget).get('email')) });
  }

  return (
    <Panel title="Account">
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <form onSubmit={submit} className="flex items-end gap-2" noValidate>
          <TextField
            className="min-w-0 flex-1"
            label="Email address of the account"
            name="email"
            type="email"
            autoComplete="off"
          />
          <Button type="submit" disabled={isPending}>
            Look up
          </Button>
        </form>
        {error && <Alert>{describeError(error)}</Alert>}
        {account && (
          <>
            <AccountFacts account={account} />
            <PremiumActions
              key={account.id}
              account={account}
              busy={isPending}
              onGrant={(days) => mutate({ path: '/grant', email: account.email, days })}
              onEnd={() => mutate({ path: '/end', email: account.email })}
            />
          </>
        )}
        {done && <Alert kind="success">{done}</Alert>}
      </div>
    </Panel>
  );
}

function wordsFor({ path, days = 0 }: Request, { premiumUntil }: OperatorAccount): string | null {
  if (path === '/end') return 'Premium has ended.';
  if (path === '') return null;
  return `Granted ${counted(days, 'day')}. Premium until ${formatDateTime(premiumUntil!)}.`;
}

function AccountFacts({ account }: { account: OperatorAccount }) {
  const until = account.premiumUntil && formatDateTime(account.premiumUntil);
  const premium = {
    none: 'Never had premium',
    active: `Premium until ${until}`,
    ended: `Premium ended ${until}`,
  };
  const signIn = [account.password && 'a password', account.google && 'Google'].filter(Boolean);
  return (
    <div className="rounded-md border border-line bg-sunken px-3.5 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <span className="min-w-0 break-all">{account.email}</span>
        <Badge tone={account.premium === 'active' ? 'accent' : 'plain'}>
          {account.premium === 'active' ? 'Premium' : 'Free'}
        </Badge>
      </p>
      <p className="mt-1 text-ink-soft">
        {premium[account.premium]}
        {account.cancelled && ', cancelled'}
      </p>
      <p className="mt-1 text-ink-soft">
        Created {formatDateTime(account.createdAt)}, {account.verifiedAt ? 'verified' : 'not verified'},{' '}
        {signIn.length > 0 ? `signs in with ${signIn.join(' or ')}` : 'cannot sign in'}
      </p>
      <p className="mt-1 font-mono text-xs break-all text-ink-faint">{account.id}</p>
    </div>
  );
}
