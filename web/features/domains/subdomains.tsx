import { useMutation } from '@tanstack/react-query';
import type { Domain } from '#contract/domains.ts';
import { Alert } from '#web/components/alert.tsx';
import { Switch } from '#web/components/switch.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { texts as programTexts } from '#web/features/programs/texts.tsx';
import { explain } from '#web/lib/api.ts';
import { allowSubdomains } from './domains-api.ts';
import { Part } from './part.tsx';
import { RecordBox } from './record-box.tsx';
import { texts } from './texts.tsx';
import { usePutDomain } from './use-look.ts';

/** Whether addresses may have sub-domains, which need a record of their own. */
export function Subdomains({ domain: { name, subdomains, records = [] } }: { domain: Domain }) {
  const { token } = useAccount();
  const put = usePutDomain();
  const allow = useMutation({
    mutationFn: (wanted: boolean) => allowSubdomains(token, name, wanted),
    onSuccess: put,
  });
  const value = records.find(({ type }) => type === 'MX')?.value;
  return (
    <Part title={texts.subdomains} note={subdomains ? texts.on : texts.off}>
      <p className="text-sm">{texts.whatSubdomainsAre(`ada@k3vq9b2m.${name}`)}</p>
      {!subdomains && value && (
        <>
          <p className="text-sm">{texts.wildcardFirst}</p>
          <RecordBox record={{ type: 'MX', name: `*.${name}`, value }} />
        </>
      )}
      <Switch
        on={subdomains}
        aria-disabled={allow.isPending}
        className="font-medium"
        onClick={() => !allow.isPending && allow.mutate(!subdomains)}
      >
        {texts.allowSubdomains}
      </Switch>
      {allow.error && <Alert kind="warning">{explain(allow.error, programTexts.unknownFailure)}</Alert>}
    </Part>
  );
}
