import type { Domain, DomainRecord } from '#contract/domains.ts';
import { timings } from '#contract/timings.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ApiError, explain } from '#web/lib/api.ts';
import { formatArrival } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import { RecordBox } from './record-box.tsx';
import { texts } from './texts.tsx';
import { useLook } from './use-look.ts';

/** The records to publish, what was found in their place, and when. */
export function RecordList({ domain }: { domain: Domain }) {
  const { records = [] } = domain;
  const look = useLook(domain);
  const failure = look.isError && !look.isFetching && explainLook(look.error);
  return (
    <>
      <ul aria-label={texts.records} className="flex flex-col gap-3">
        {records.map((record) => (
          <li key={`${record.type} ${record.name}`}>
            <RecordBox record={record} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <LastLook records={records} />
        <Button size="sm" busy={look.isFetching} onClick={() => look.refetch()}>
          {texts.lookNow}
        </Button>
      </div>
      {failure && <Alert kind="hint">{failure}</Alert>}
      <div className="flex flex-col gap-1.5 text-sm text-ink-soft">
        <p>{texts.leaveOutDomain}</p>
        {domain.state === 'pending' && <p>{texts.claimEnds}</p>}
      </div>
    </>
  );
}

function LastLook({ records }: { records: DomainRecord[] }) {
  const now = useNow(Date.now, timings.ageTick);
  const times = records.flatMap(({ checkedAt }) => checkedAt ?? []);
  if (!times.length) return <p className="text-sm text-ink-soft">{texts.notLookedAt}</p>;
  const at = times.toSorted().at(-1)!;
  return (
    <p className="text-sm text-ink-soft">
      <time dateTime={at}>{texts.lastLook(formatArrival(Date.parse(at), now))}</time>
    </p>
  );
}

const explainLook = (error: Error) =>
  error instanceof ApiError && error.status === 429 ? texts.lookedOften : explain(error, '');
