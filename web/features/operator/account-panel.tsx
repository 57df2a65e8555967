import { type FormEvent, useState } from 'react';
import type { OperatorAccount } from '#contract/operator.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/field.tsx';
import { type Ask, wordsFor } from './operator-api.ts';
import { moment, Panel } from './panel.tsx';

type Answer = { account: OperatorAccount };
type Step = 'grant' | 'end';

export function AccountPanel({ ask }: { ask: Ask }) {
  const [account, setAccount] = useState<OperatorAccount | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function run(path: string, body: object, words: (account: OperatorAccount) => string | null) {
    setBusy(true);
    setProblem(null);
    setDone(null);
    try {
      const { account } = await ask<Answer>(path, { method: 'POST', body });
      setAccount(account);
      setDone(words(account));
    } catch (error) {
      if (path === '/account') setAccount(null);
      setProblem(wordsFor(error));
    }
    setBusy(false);
  }

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    run('/account', { email }, () => null);
  }

  return (
    <Panel title="Account">
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <form onSubmit={find} className="flex items-end gap-2" noValidate>
          <TextField
            className="min-w-0 flex-1"
            label="E-mail address of the account"
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
          <Found
            key={account.id}
            account={account}
            busy={busy}
            onStep={(step, days) =>
              step === 'grant'
                ? run(
                    '/account/grant',
                    { email: account.email, days },
                    ({ premiumUntil }) => `${days} days granted: premium until ${moment(premiumUntil!)}.`,
                  )
                : run('/account/end', { email: account.email }, () => 'Premium has ended.')
            }
          />
        )}
        {done && <Alert kind="success">{done}</Alert>}
      </div>
    </Panel>
  );
}

type FoundProps = { account: OperatorAccount; busy: boolean; onStep: (step: Step, days: number) => void };

function Found({ account, busy, onStep }: FoundProps) {
  const [days, setDays] = useState('30');
  const [asked, setAsked] = useState<Step | null>(null);
  const count = Number(days);
  const valid = Number.isInteger(count) && count >= 1 && count <= 3650;
  const until = account.premiumUntil && moment(account.premiumUntil);
  const premium = {
    none: 'never had premium',
    active: `premium until ${until}`,
    ended: `premium ended ${until}`,
  };
  const way = [account.password && 'password', account.google && 'Google'].filter(Boolean).join(' and ');
  return (
    <>
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
          made {moment(account.createdAt)}, {account.verifiedAt ? 'verified' : 'not verified'},{' '}
          {way || 'no way'} to sign in
        </p>
        <p className="mt-1 font-mono text-xs break-all text-ink-faint">{account.id}</p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          className="w-24"
          label="Days"
          inputMode="numeric"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <Button disabled={busy || !valid} onClick={() => setAsked('grant')}>
          Grant premium
        </Button>
        <Button disabled={busy || account.premium !== 'active'} onClick={() => setAsked('end')}>
          End premium
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          title={asked === 'grant' ? `Grant ${count} days?` : 'End premium now?'}
          text={
            asked === 'grant'
              ? `${account.email} gets ${count} days of premium, added to what is left.`
              : `Premium of ${account.email} ends at once, and its owner is told by mail. A subscription that is paid for goes on at the payment provider.`
          }
          confirmLabel={asked === 'grant' ? 'Grant' : 'End premium'}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            onStep(asked, count);
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
