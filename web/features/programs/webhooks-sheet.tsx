import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_WEBHOOKS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { AddWebhookDialog } from './add-webhook-dialog.tsx';
import { ListState } from './list-state.tsx';
import { webhooksQuery } from './programs-api.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** The webhooks of the account: add, test, look at deliveries, delete. */
export function WebhooksSheet() {
  const { token } = useAccount();
  const webhooks = useQuery(webhooksQuery(token));
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const isFull = (webhooks.data?.length ?? 0) >= MAX_WEBHOOKS;
  return (
    <Sheet
      title="Webhooks"
      text="Have new mail sent to your own server, or as a line to Discord, Slack, Telegram or ntfy."
    >
      <ListState
        query={webhooks}
        failed="Your webhooks could not be loaded."
        empty="You have no webhooks yet."
      >
        {(all) => (
          <ul aria-label="Webhooks" className="w-full divide-y divide-line border-y border-line">
            {all.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onDeleted={() => webhooks.refetch()} />
            ))}
          </ul>
        )}
      </ListState>
      {webhooks.data && isFull && (
        <p className="text-sm text-ink-soft">
          You have {MAX_WEBHOOKS} webhooks, which is the limit. Delete one to add another.
        </p>
      )}
      {webhooks.data && !isFull && (
        <Button onClick={() => setAdding(true)} className="max-sm:w-full">
          Add Webhook
        </Button>
      )}
      {adding && (
        <AddWebhookDialog
          onAdded={(added) => {
            setAdding(false);
            // Only receivers of signed JSON need the secret.
            if (added.format === 'standard') setSecret(added.secret);
            void webhooks.refetch();
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {secret && (
        <SecretDialog
          title="Your Signing Secret"
          label="Secret"
          secret={secret}
          hint="Your server checks with it that a call comes from here."
          onClose={() => setSecret(null)}
        />
      )}
    </Sheet>
  );
}
