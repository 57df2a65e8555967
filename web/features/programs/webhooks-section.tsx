import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_WEBHOOKS } from '#contract/limits.ts';
import { AccountSection } from '#web/components/account-section.tsx';
import { Button } from '#web/components/button.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { AddWebhookDialog } from './add-webhook-dialog.tsx';
import { ListState } from './list-state.tsx';
import { webhooksQuery } from './programs-api.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { texts } from './texts.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** The webhooks of the account: add, test, look at deliveries, delete. */
export function WebhooksSection() {
  const { token } = useAccount();
  const webhooks = useQuery(webhooksQuery(token));
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const isFull = (webhooks.data?.length ?? 0) >= MAX_WEBHOOKS;
  return (
    <AccountSection title={texts.webhooks} text={texts.whatWebhooksAreFor}>
      <ListState query={webhooks} failed={texts.webhooksNotLoaded} empty={texts.noWebhooks}>
        {(all) => (
          <ul aria-label={texts.webhooks} className="w-full divide-y divide-line border-y border-line">
            {all.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onDeleted={() => webhooks.refetch()} />
            ))}
          </ul>
        )}
      </ListState>
      {webhooks.data && isFull && (
        <p className="text-sm text-ink-soft">{texts.webhooksAreFull(MAX_WEBHOOKS)}</p>
      )}
      {webhooks.data && !isFull && (
        <Button onClick={() => setAdding(true)} className="max-sm:w-full">
          {texts.addWebhook}
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
          title={texts.yourSigningSecret}
          label={texts.secret}
          secret={secret}
          hint={texts.whatSecretIsFor}
          onClose={() => setSecret(null)}
        />
      )}
    </AccountSection>
  );
}
