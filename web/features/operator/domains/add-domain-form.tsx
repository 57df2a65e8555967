import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { controlClass } from '#web/components/control-class.ts';
import { Field, TextField } from '#web/components/field.tsx';
import type { Domains } from './use-domains.ts';

export function AddDomainForm({ domains }: { domains: Domains }) {
  // A new key empties the form.
  const [formKey, setFormKey] = useState(0);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get('name')).trim();
    const plan = String(data.get('plan'));
    const body = { name, plan, subdomains: data.has('subdomains') };
    if (name) domains.add(body, () => setFormKey(formKey + 1));
  }

  return (
    <form
      key={formKey}
      onSubmit={submit}
      className="grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_10rem_auto_auto] sm:items-end sm:p-5"
      noValidate
    >
      <TextField
        label="New domain"
        name="name"
        placeholder="flies.example"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Field label="Who may use it">
        {(control) => (
          <select {...control} name="plan" defaultValue="free" className={`${controlClass} h-11`}>
            <option value="free">Everybody</option>
            <option value="premium">Premium only</option>
          </select>
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input type="checkbox" name="subdomains" className="size-4 accent-accent" />
        Sub-domains
      </label>
      <Button type="submit" disabled={domains.busy !== null}>
        Add domain
      </Button>
    </form>
  );
}
