import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKey } from '#contract/keys.ts';
import { MAX_KEYS } from '#contract/limits.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { formatAge } from '#web/lib/message-time.ts';
import { ListState } from './list-state.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { keysQuery, revokeKey } from './programs-api.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useAction } from './use-action.ts';

/** The keys of the account: make, name, copy once, revoke. */
export function KeysSheet() {
  const { token } = useAccount();
  const keys = useQuery(keysQuery(token));
  const [secret, setSecret] = useState<string | null>(null);
  const isFull = (keys.data?.length ?? 0) >= MAX_KEYS;
  return (
    <Sheet
      title="API Keys"
      text="A key lets a script, a test suite or a password manager use your inboxes. It cannot change your account or your subscription."
    >
      <ListState query={keys} failed="Your keys could not be loaded." empty="You have no keys yet.">
        {(all) => (
          <ul aria-label="API keys" className="w-full divide-y divide-line border-y border-line">
            {all.map((key) => (
              <KeyRow key={key.id} item={key} />
            ))}
          </ul>
        )}
      </ListState>
      {keys.data && isFull && (
        <p className="text-sm text-ink-soft">
          You have {MAX_KEYS} keys, which is the limit. Revoke one to create another.
        </p>
      )}
      {keys.data && !isFull && (
        <NewKeyForm
          onCreated={(made) => {
            setSecret(made.secret);
            void keys.refetch();
          }}
        />
      )}
      {secret && (
        <SecretDialog
          title="Your New Key"
          label="Key"
          secret={secret}
          hint="Anybody who has it can read your mail, so keep it like a password."
          onClose={() => setSecret(null)}
        />
      )}
    </Sheet>
  );
}

function KeyRow({ item }: { item: ApiKey }) {
  const queries = useQueryClient();
  const { token } = useAccount();
  const [asking, setAsking] = useState(false);
  const { busy, error, run } = useAction();
  const revoke = async () => {
    await run(async () => {
      await revokeKey(token, item.id);
      // The key may have had webhooks, which are gone as well.
      await queries.invalidateQueries();
    });
    setAsking(false);
  };
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-medium break-words">{item.name}</p>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
            <span>Created {dateOf(item.createdAt)}</span> <span>{usedText(item.lastUsedAt)}</span>
          </p>
        </div>
        <Button
          size="sm"
          className="text-red"
          aria-label={`Revoke ${item.name}`}
          onClick={() => setAsking(true)}
        >
          Revoke
        </Button>
      </div>
      {error && <Alert>{error}</Alert>}
      {asking && (
        <ConfirmDialog
          title="Revoke Key?"
          text={`Programs that use “${item.name}” lose access at once, and the webhooks they added are deleted. This cannot be undone.`}
          confirmLabel="Revoke"
          busy={busy}
          onConfirm={revoke}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

const dateOf = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'medium' });
const usedText = (iso: string | null) =>
  iso ? `Last used ${formatAge(Date.parse(iso), Date.now()).replace('Just', 'just')}` : 'Never used';
