import type { FormEvent } from 'react';
import type { BlockBody } from '#contract/operator.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { controlClass } from '#web/components/control-class.ts';
import { Field, TextField } from '#web/components/field.tsx';

/** Days until a block ends, and the label. */
const durations = [
  ['', 'Never'],
  ['1', 'In a day'],
  ['7', 'In 7 days'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
] as const;

type BlockFormProps = {
  problem: string | null;
  done: string | null;
  onSubmit: (body: BlockBody) => void;
};

export function BlockForm({ problem, done, onSubmit }: BlockFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const target = String(data.get('target')).trim();
    const days = Number(data.get('days')) || null;
    if (target) onSubmit({ target, reason: String(data.get('reason')), days });
  }

  return (
    <form onSubmit={submit} className="grid gap-3 p-4 sm:grid-cols-2 sm:p-5" noValidate>
      <TextField
        className="sm:col-span-2"
        label="Domain or address range"
        name="target"
        placeholder="spam.example or 203.0.113.0/24"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField label="Reason" name="reason" maxLength={200} autoComplete="off" />
      <Field label="Ends">
        {(control) => (
          <select {...control} name="days" defaultValue="" className={`${controlClass} h-11`}>
            {durations.map(([days, label]) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" className="sm:col-span-2">
        Block
      </Button>
      {problem && <Alert className="sm:col-span-2">{problem}</Alert>}
      {done && !problem && (
        <Alert kind="success" className="sm:col-span-2">
          {done}
        </Alert>
      )}
    </form>
  );
}
