import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { WebhookDelivery } from '#contract/webhooks.ts';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { formatAge } from '#web/lib/time.ts';
import { ListState } from './list-state.tsx';
import { fetchDeliveries } from './programs-api.ts';
import { texts } from './texts.tsx';

export const deliveriesKey = (token: string | null, webhookId: string) => ['deliveries', token, webhookId];

/** The last attempts of a webhook, newest first. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const { token } = useAccount();
  const deliveries = useQuery({
    queryKey: deliveriesKey(token, webhookId),
    queryFn: ({ signal }) => fetchDeliveries(token, webhookId, signal),
  });
  return (
    <ListState query={deliveries} failed={texts.deliveriesNotLoaded} empty={texts.noDeliveries}>
      {(all) => (
        <ol
          aria-label={texts.lastDeliveries}
          className="flex flex-col gap-2 rounded-md bg-sunken p-3 text-sm"
        >
          {all.map((delivery) => (
            <DeliveryLine key={`${delivery.id} ${delivery.attempt}`} delivery={delivery} />
          ))}
        </ol>
      )}
    </ListState>
  );
}

function DeliveryLine({ delivery }: { delivery: WebhookDelivery }) {
  const { type, at, attempt, success, status, error, ms } = delivery;
  const Icon = success ? CircleCheck : CircleAlert;
  const what =
    type === 'webhook.test' ? texts.sentTest : attempt > 1 ? texts.sentAgain(attempt) : texts.sentMail;
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden size={16} className={success ? 'mt-0.5 shrink-0 text-accent' : 'mt-0.5 shrink-0'} />
      <span className="min-w-0 flex-1">
        {success ? texts.delivered(what, status, ms) : texts.notDelivered(what, error ?? '')}
      </span>
      <time dateTime={at} className="shrink-0 text-ink-soft">
        {formatAge(Date.parse(at), Date.now())}
      </time>
    </li>
  );
}
