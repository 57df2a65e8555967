import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { Webhook } from '#contract/webhooks.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { explain } from '#web/lib/api.ts';
import { formatSpan, MINUTE } from '#web/lib/time.ts';
import { Deliveries, deliveriesKey } from './deliveries.tsx';
import { deleteWebhook, testWebhook } from './programs-api.ts';
import { texts } from './texts.tsx';

type WebhookRowProps = { webhook: Webhook; onDeleted: () => Promise<unknown> };

export function WebhookRow({ webhook, onDeleted }: WebhookRowProps) {
  const { token } = useAccount();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [showing, setShowing] = useState(false);
  const { host } = new URL(webhook.url);

  const test = useMutation({
    mutationFn: () => testWebhook(token, webhook.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: deliveriesKey(token, webhook.id) }),
  });
  const remove = useMutation({
    mutationFn: () => deleteWebhook(token, webhook.id),
    onSuccess: onDeleted,
    onSettled: () => setAsking(false),
  });
  const result = test.data;
  const failure = test.error ?? remove.error;

  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-col gap-2">
        <p dir="ltr" className="font-mono text-sm wrap-anywhere rtl:text-right">
          {webhook.url.split(/(?<=\w\/)/).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address keep their places
            <Fragment key={index}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </p>
        <p className="flex flex-wrap gap-2">
          <Badge>{texts.formats[webhook.format]}</Badge>
          <Badge>{texts.wanted[webhook.for]}</Badge>
        </p>
        <State webhook={webhook} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={texts.testOf(host)} busy={test.isPending} onClick={() => test.mutate()}>
          {texts.test}
        </Button>
        <Button
          size="sm"
          aria-label={texts.deliveriesTo(host)}
          aria-expanded={showing}
          onClick={() => setShowing(!showing)}
        >
          {texts.deliveries}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="text-red hover:text-red"
          aria-label={texts.deleteWebhook(host)}
          onClick={() => setAsking(true)}
        >
          {texts.delete}
        </Button>
      </div>
      {result && (
        <Alert kind={result.success ? 'success' : 'error'}>
          {result.success
            ? texts.testArrived(result.status, result.ms)
            : texts.testFailed(result.error ?? '')}
        </Alert>
      )}
      {failure && <Alert>{explain(failure, texts.unknownFailure)}</Alert>}
      {showing && <Deliveries webhookId={webhook.id} />}
      {asking && (
        <ConfirmDialog
          title={texts.reallyDelete}
          text={texts.whatDeletingDoes(host)}
          confirmLabel={texts.delete}
          busy={remove.isPending}
          onConfirm={remove.mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function State({ webhook: { disabledAt, failedAttempts, nextAttemptAt } }: { webhook: Webhook }) {
  if (disabledAt) return <p className="text-sm">{texts.disabled(strong)}</p>;
  if (!failedAttempts || !nextAttemptAt) return null;
  const wait = formatSpan(Math.max(MINUTE, Date.parse(nextAttemptAt) - Date.now()), 'short');
  return <p className="text-sm">{texts.waiting(strong, failedAttempts, wait)}</p>;
}

const strong = (words: string) => <strong className="font-medium">{words}</strong>;
