import { QueryClientProvider } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { brand } from '#contract/brand.ts';
import { Button } from '#web/components/button.tsx';
import { Mark } from '#web/components/mark.tsx';
import { ThemeToggle } from '#web/features/layout/theme-toggle.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';
import { AccountPanel } from './account-panel.tsx';
import { BlocksPanel } from './blocks-panel.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { DomainsPanel } from './domains/domains-panel.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { createCallOperator, readOperatorToken, storeOperatorToken } from './operator-api.ts';
import { StatePanel } from './state-panel.tsx';
import { TokenForm } from './token-form.tsx';
import { TracePanel } from './trace-panel.tsx';
import { useFigures, useServiceState } from './use-figures.ts';

const width = 'mx-auto w-full max-w-7xl px-3 sm:px-6';

export function OperatorApp() {
  const [queries] = useState(createQueryClient);
  const [token, setToken] = useState(readOperatorToken);
  const [refused, setRefused] = useState<string | null>(null);
  // Browser tests wait for this mark.
  useEffect(() => {
    document.documentElement.dataset.alive = '';
  }, []);

  function signOut(reason: string | null) {
    storeOperatorToken(null);
    queries.clear();
    setToken(null);
    setRefused(reason);
  }

  return (
    <QueryClientProvider client={queries}>
      <div className="flex min-h-dvh flex-col">
        <header className="border-b border-line">
          <div className={`${width} flex h-14 items-center gap-2.5`}>
            <Mark size={24} />
            <h1 className="flex-1 truncate font-semibold tracking-tight">
              {brand.name} <span className="font-normal text-ink-soft">operator</span>
            </h1>
            <ThemeToggle />
            {token && (
              <Button variant="ghost" size="sm" className="min-h-11" onClick={() => signOut(null)}>
                <LogOut aria-hidden size={16} />
                Sign out
              </Button>
            )}
          </div>
        </header>
        <main className={`${width} flex-1 py-4 sm:py-6`}>
          {token ? (
            <Panels token={token} onRefused={signOut} />
          ) : (
            <TokenForm
              refused={refused}
              onToken={(accepted) => {
                storeOperatorToken(accepted);
                setRefused(null);
                setToken(accepted);
              }}
            />
          )}
        </main>
      </div>
    </QueryClientProvider>
  );
}

function Panels({ token, onRefused }: { token: string; onRefused: (reason: string) => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same function for as long as the token is the same
  const call = useMemo(() => createCallOperator(token, onRefused), [token]);
  const { history, problem } = useFigures(call);
  const state = useServiceState(call);
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <FiguresPanel history={history} problem={problem} />
      <StatePanel state={state} />
      <DomainsPanel call={call} />
      <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-2">
        <AccountPanel call={call} />
        <BlocksPanel call={call} />
      </div>
      <TracePanel call={call} />
      <ContactPanel call={call} />
    </div>
  );
}
