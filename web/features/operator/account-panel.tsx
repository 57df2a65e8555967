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

/** Finds an account by its email address, and grants or ends its premium. */
export function AccountPanel({ call }: { call: CallOperator }) {
  const { account, problem, done, busy, find, grant, end } = useAccountCalls(call);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    find(String(new FormData(event.currentTarget).get('email')));
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
          <Button type="submit" disabled={busy}>
            Look up
          </Button>
        </form>
        {problem && <Alert>{problem}</Alert>}
        {account && (
          <>
            <AccountFacts account={account} />
            <PremiumActions
              key={account.id}
              account={account}
              busy={busy}
              onGrant={(days) => grant(account.email, days)}
              onEnd={() => end(account.email)}
            />
          </>
        )}
        {done && <Alert kind="success">{done}</Alert>}
      </div>
    </Panel>
  );
}

function useAccountCalls(call: CallOperator) {
  const [account, setAccount] = useState<OperatorAccount | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function run(path: string, body: object, success: (account: OperatorAccount) => string | null) {
    setBusy(true);
    setProblem(null);
    setDone(null);
    try {
      const { account } = await call<Answer>(path, { method: 'POST', body });
      setAccount(account);
      setDone(success(account));
    } catch (error) {
      if (path === '/account') setAccount(null);
      setProblem(describeError(error));
    }
    setBusy(false);
  }

  return {
    account,
    problem,
    done,
    busy,
    find: (email: string) => run('/account', { email }, () => null),
    grant: (email: string, days: number) =>
      run(
        '/account/grant',
        { email, days },
        ({ premiumUntil }) =>
          `Granted ${counted(days, 'day')}. Premium until ${formatDateTime(premiumUntil!)}.`,
      ),
    end: (email: string) => run('/account/end', { email }, () => 'Premium has ended.'),
  };
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
