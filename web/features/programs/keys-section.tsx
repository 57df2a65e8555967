import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKey } from '#contract/keys.ts';
import { MAX_KEYS } from '#contract/limits.ts';
import { AccountSection } from '#web/components/account-section.tsx';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { explain } from '#web/lib/api.ts';
import { texts as timeTexts } from '#web/lib/texts.ts';
import { formatAge, formatDate } from '#web/lib/time.ts';
import { ListState } from './list-state.tsx';
import { MailProgram } from './mail-program.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { keysQuery, revokeKey } from './programs-api.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { texts } from './texts.tsx';

/** The keys of the account: make, name, copy once, revoke. */
export function KeysSection() {
  const { token } = useAccount();
  const keys = useQuery(keysQuery(token));
  const [secret, setSecret] = useState<string | null>(null);
  const isFull = (keys.data?.length ?? 0) >= MAX_KEYS;
  return (
    <AccountSection title={texts.keys} text={texts.whatKeysAreFor}>
      <ListState query={keys} failed={texts.keysNotLoaded} empty={texts.noKeys}>
        {(all) => (
          <ul aria-label={texts.listOfKeys} className="w-full divide-y divide-line border-y border-line">
            {all.map((key) => (
              <KeyRow key={key.id} item={key} />
            ))}
          </ul>
        )}
      </ListState>
      {keys.data && isFull && <p className="text-sm text-ink-soft">{texts.keysAreFull(MAX_KEYS)}</p>}
      {keys.data && !isFull && (
        <NewKeyForm
          onCreated={(made) => {
            setSecret(made.secret);
            void keys.refetch();
          }}
        />
      )}
      <MailProgram />
      {secret && (
        <SecretDialog
          title={texts.yourNewKey}
          label={texts.key}
          secret={secret}
          hint={texts.keepKeySafe}
          onClose={() => setSecret(null)}
        />
      )}
    </AccountSection>
  );
}

function KeyRow({ item }: { item: ApiKey }) {
  const queries = useQueryClient();
  const { token } = useAccount();
  const [asking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => revokeKey(token, item.id),
    // The key may have had webhooks, which are gone as well.
    onSuccess: () => queries.invalidateQueries(),
    onSettled: () => setAsking(false),
  });
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-medium break-words">{item.name}</p>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
            <span>{texts.created(formatDate(item.createdAt, 'short'))}</span>{' '}
            <span>{usedText(item.lastUsedAt)}</span>
          </p>
        </div>
        <Button
          size="sm"
          className="text-red"
          aria-label={texts.revokeKey(item.name)}
          onClick={() => setAsking(true)}
        >
          {texts.revoke}
        </Button>
      </div>
      {revoke.error && <Alert>{explain(revoke.error, texts.unknownFailure)}</Alert>}
      {asking && (
        <ConfirmDialog
          title={texts.reallyRevoke}
          text={texts.whatRevokingDoes(item.name)}
          confirmLabel={texts.revoke}
          busy={revoke.isPending}
          onConfirm={revoke.mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function usedText(iso: string | null): string {
  if (!iso) return texts.neverUsed;
  const age = formatAge(Date.parse(iso), Date.now());
  return age === timeTexts.justNow ? texts.lastUsedNow : texts.lastUsed(age);
}
