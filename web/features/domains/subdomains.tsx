import type { Domain } from '#contract/domains.ts';
import { Alert } from '#web/components/alert.tsx';
import { Switch } from '#web/components/switch.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { useAction } from '#web/features/programs/use-action.ts';
import { allowSubdomains } from './domains-api.ts';
import { Part } from './part.tsx';
import { RecordBox } from './record-box.tsx';
import { texts } from './texts.tsx';
import { usePutDomain } from './use-domains.ts';

/** Whether addresses may have sub-domains, which need a record of their own. */
export function Subdomains({ domain: { name, subdomains, records = [] } }: { domain: Domain }) {
  const { token } = useAccount();
  const put = usePutDomain();
  const { busy, error, run } = useAction();
  const value = records.find(({ type }) => type === 'MX')?.value;
  const toggle = () => run(async () => put(await allowSubdomains(token, name, !subdomains)));
  return (
    <Part title={texts.subdomains} note={subdomains ? texts.on : texts.off}>
      <p className="text-sm">{texts.whatSubdomainsAre(`ada@k3vq9b2m.${name}`)}</p>
      {!subdomains && value && (
        <>
          <p className="text-sm">{texts.wildcardFirst}</p>
          <RecordBox record={{ type: 'MX', name: `*.${name}`, value }} />
        </>
      )}
      <Switch on={subdomains} aria-disabled={busy} className="font-medium" onClick={() => !busy && toggle()}>
        {texts.allowSubdomains}
      </Switch>
      {error && <Alert kind="warning">{error}</Alert>}
    </Part>
  );
}
