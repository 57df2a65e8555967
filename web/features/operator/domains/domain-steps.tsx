import { useState } from 'react';
import type { OperatorDomain } from '#contract/operator-domains.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/field.tsx';
import { lossOf, type Step, stepsOf } from './domain-words.ts';
import type { Domains } from './use-domains.ts';

const labels: Record<Step | 'check', string> = {
  activate: 'Activate',
  rest: 'Rest',
  retire: 'Retire',
  block: 'Block',
  check: 'Check DNS',
};
const MONTH_MS = 30 * 86_400_000;

/** The steps of one domain. Each says what it does before it is taken. */
export function DomainSteps({ domain, domains }: { domain: OperatorDomain; domains: Domains }) {
  const [asking, setAsking] = useState<Step | null>(null);
  const { name } = domain;
  const busy = domains.busy !== null;
  const button = (step: Step | 'check', onClick: () => void) => (
    <Button
      key={step}
      variant="ghost"
      size="sm"
      className="min-h-11"
      aria-label={`${labels[step]} ${name}`}
      disabled={busy}
      onClick={onClick}
    >
      {labels[step]}
    </Button>
  );
  return (
    <div className="-mx-3 flex flex-wrap content-start sm:col-span-2 lg:col-span-1 lg:justify-end">
      {button('check', () => domains.check(domain))}
      {stepsOf(domain).map((step) => button(step, () => setAsking(step)))}
      {asking && (
        <StepDialog
          step={asking}
          domain={domain}
          all={domains.list ?? []}
          onClose={() => setAsking(null)}
          onConfirm={(body) => {
            setAsking(null);
            domains.take(asking, domain, body);
          }}
        />
      )}
    </div>
  );
}

type StepDialogProps = {
  step: Step;
  domain: OperatorDomain;
  all: OperatorDomain[];
  onClose: () => void;
  onConfirm: (body?: object) => void;
};

function StepDialog({ step, domain, all, onClose, onConfirm }: StepDialogProps) {
  const [on, setOn] = useState(() => new Date(Date.now() + MONTH_MS).toISOString().slice(0, 10));
  const [reason, setReason] = useState('');
  const bodies = { activate: undefined, rest: undefined, retire: { on }, block: { reason } };
  return (
    <ConfirmDialog
      title={`${labels[step]} ${domain.display}?`}
      text={lossOf(step, domain, all)}
      confirmLabel={labels[step]}
      busy={step === 'retire' && !on}
      onClose={onClose}
      onConfirm={() => onConfirm(bodies[step])}
    >
      {step === 'retire' && (
        <TextField
          className="mt-4"
          label="Last day"
          type="date"
          value={on}
          onChange={(event) => setOn(event.target.value)}
        />
      )}
      {step === 'block' && (
        <TextField
          className="mt-4"
          label="Why, for the owners of its addresses"
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
