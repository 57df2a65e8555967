import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { formatWait } from '#web/lib/time.ts';
import { Deliveries, deliveriesKey } from './deliveries.tsx';
import { deleteWebhook, testWebhook } from './programs-api.ts';
import { useAction } from './use-action.ts';
import { formatChoices, labelOf, wantedChoices } from './webhook-words.ts';

type WebhookRowProps = { webhook: Webhook; onDeleted: () => Promise<unknown> };

export function WebhookRow({ webhook, onDeleted }: WebhookRowProps) {
  const { token } = useAccount();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [showing, setShowing] = useState(false);
  const [result, setResult] = useState<WebhookDelivery | null>(null);
  const testing = useAction();
  const deleting = useAction();
  const { host } = new URL(webhook.url);

  const test = () =>
    testing.run(async () => {
      setResult(null);
      setResult(await testWebhook(token, webhook.id));
      await queries.invalidateQueries({ queryKey: deliveriesKey(token, webhook.id) });
    });
  const remove = async () => {
    await deleting.run(async () => {
      await deleteWebhook(token, webhook.id);
      await onDeleted();
    });
    setAsking(false);
  };

  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-col gap-2">
        <p className="font-mono text-sm wrap-anywhere">
          {webhook.url.split(/(?<=\w\/)/).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address keep their places
            <Fragment key={index}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </p>
        <p className="flex flex-wrap gap-2">
          <Badge>{labelOf(formatChoices, webhook.format)}</Badge>
          <Badge>{labelOf(wantedChoices, webhook.for)}</Badge>
        </p>
        <State webhook={webhook} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={`Test ${host}`} busy={testing.busy} onClick={test}>
          Test
        </Button>
        <Button
          size="sm"
          aria-label={`Deliveries to ${host}`}
          aria-expanded={showing}
          onClick={() => setShowing(!showing)}
        >
          Deliveries
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="text-red hover:text-red"
          aria-label={`Delete ${host}`}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      </div>
      {result && (
        <Alert kind={result.success ? 'success' : 'error'}>
          {result.success
            ? `The test arrived. The server answered ${result.status} within ${result.ms} ms.`
            : `The test failed. ${result.error}.`}
        </Alert>
      )}
      {testing.error && <Alert>{testing.error}</Alert>}
      {deleting.error && <Alert>{deleting.error}</Alert>}
      {showing && <Deliveries webhookId={webhook.id} />}
      {asking && (
        <ConfirmDialog
          title="Delete Webhook?"
          text={`No more mail is sent to ${host}. What has not been delivered yet is dropped.`}
          confirmLabel="Delete"
          busy={deleting.busy}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function State({ webhook: { disabledAt, failedAttempts, nextAttemptAt } }: { webhook: Webhook }) {
  if (disabledAt)
    return (
      <p className="text-sm">
        <strong className="font-medium">Disabled.</strong> The server answered that it wants no more
        deliveries. Delete this webhook and add it again to go on.
      </p>
    );
  if (!failedAttempts || !nextAttemptAt) return null;
  return (
    <p className="text-sm">
      <strong className="font-medium">Waiting.</strong>{' '}
      {failedAttempts === 1 ? 'The last attempt failed' : `${failedAttempts} attempts failed`}. The next one
      is in {formatWait(Date.parse(nextAttemptAt), Date.now())}, and later mail waits for it.
    </p>
  );
}
