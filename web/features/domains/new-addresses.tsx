import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Domain } from '#contract/domains.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { texts as programTexts } from '#web/features/programs/texts.tsx';
import { explain } from '#web/lib/api.ts';
import { texts } from './texts.tsx';

type NewAddressesProps = { domain: Domain; isMain: boolean };

/** Generates an address at the domain, or the one for all names there, and opens its inbox. */
export function NewAddresses({ domain: { name }, isMain }: NewAddressesProps) {
  const { api, emails, refresh, select } = useAddresses();
  const navigate = useNavigate();
  const everyName = `*@${name}`;
  const isThere = emails.some(({ address }) => address === everyName);

  const open = (address: string) => {
    select(address);
    navigate('/dashboard');
  };
  const generate = useMutation({
    mutationFn: (wanted: { name?: string }) => api!.generate({ domain: name, ...wanted }),
    onSuccess: async ({ address }) => {
      await refresh();
      open(address);
    },
  });

  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant={isMain ? 'primary' : 'secondary'}
          busy={generate.isPending}
          disabled={!api}
          onClick={() => generate.mutate({})}
        >
          {texts.newAddress}
        </Button>
        {isThere ? (
          <Button
            size="sm"
            // As long as the domain.
            className="h-auto! min-h-9 max-w-full py-1.5 whitespace-normal!"
            onClick={() => open(everyName)}
          >
            {texts.openEveryName(everyName)}
          </Button>
        ) : (
          <Button
            size="sm"
            busy={generate.isPending}
            disabled={!api}
            onClick={() => generate.mutate({ name: '*' })}
          >
            {texts.everyName}
          </Button>
        )}
      </div>
      {generate.error && <Alert>{explain(generate.error, programTexts.unknownFailure)}</Alert>}
      {!isThere && <p className="text-sm text-ink-soft">{texts.whatEveryNameIs(everyName)}</p>}
    </div>
  );
}
