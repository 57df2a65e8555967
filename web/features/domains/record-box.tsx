import { Check, CircleAlert, CircleCheck, CircleHelp, Clock, Copy, type LucideIcon } from 'lucide-react';
import type { DomainRecord } from '#contract/domains.ts';
import { IconButton } from '#web/components/button.tsx';
import { useCopy } from '#web/components/use-copy.ts';
import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.tsx';

const MX_PRIORITY = '10';

type RecordBoxProps = {
  /** Without a status, nobody has looked for it. */
  record: Pick<DomainRecord, 'type' | 'name' | 'value'> & Partial<DomainRecord>;
};

/** One record as DNS panels ask for it, each part with a button that copies it. */
export function RecordBox({ record }: RecordBoxProps) {
  const { type, name, value, status } = record;
  const isWildcard = name.startsWith('*.');
  const purpose = isWildcard ? texts.purposes.wildcard : texts.purposes[type];
  const label = isWildcard ? `${type} *` : type;
  return (
    <div className="rounded-md border border-line bg-sunken px-4 pt-3 pb-2.5">
      <p className="flex items-baseline gap-2 text-sm">
        <strong className="shrink-0 font-mono font-semibold">{type}</strong>
        <span className="text-ink-soft">{purpose}</span>
      </p>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
        <Line label={texts.recordName} value={name} copyLabel={texts.copyName(label)} />
        <Line label={texts.recordValue} value={value} copyLabel={texts.copyValue(label)} />
        {type === 'MX' && <Line label={texts.priority} value={MX_PRIORITY} />}
      </dl>
      {status && <Status record={{ ...record, status }} />}
    </div>
  );
}

type LineProps = { label: string; value: string; copyLabel?: string };

function Line({ label, value, copyLabel }: LineProps) {
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  return (
    <>
      <dt className="text-xs leading-5 text-ink-soft max-sm:col-span-full max-sm:pt-1.5 sm:py-2">{label}</dt>
      <dd
        dir="ltr"
        className={cx(
          'min-w-0 py-1 font-mono text-[13px] leading-5 break-all [font-variant-ligatures:none] sm:py-2 rtl:text-right',
          !copyLabel && 'col-span-2',
        )}
      >
        {value}
      </dd>
      {copyLabel && (
        <dd className="-me-2 max-sm:-mt-1">
          <IconButton label={copyLabel} className="size-9!" onClick={() => copy(value)}>
            <Icon aria-hidden size={16} className={cx(copied && 'text-accent')} />
          </IconButton>
          <span role="status" className="sr-only">
            {copied && texts.copied}
          </span>
        </dd>
      )}
    </>
  );
}

const looks: Record<DomainRecord['status'], [LucideIcon, string]> = {
  ok: [CircleCheck, 'text-accent'],
  missing: [Clock, 'text-ink-soft'],
  wrong: [CircleAlert, 'text-amber'],
  unknown: [CircleHelp, 'text-ink-soft'],
};

/** Read out when it changes, which is why the time is not part of it. */
function Status({ record }: { record: Pick<DomainRecord, 'status'> & Partial<DomainRecord> }) {
  const [Icon, color] = looks[record.status];
  return (
    <p
      role="status"
      className={cx('mt-2 flex items-start gap-1.5 border-t border-line pt-2.5 text-sm font-medium', color)}
    >
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{statusText(record)}</span>
    </p>
  );
}

function statusText({ status, found, checkedAt }: Pick<DomainRecord, 'status'> & Partial<DomainRecord>) {
  if (!checkedAt) return texts.notLookedAt;
  return status === 'wrong' ? texts.wrong(found ?? '') : texts[status];
}
