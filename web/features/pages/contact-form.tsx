import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextArea, TextField } from '#web/components/field.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { callApi } from '#web/lib/api.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { type ContactErrors, type ContactMessage, checkContact } from './check-contact.ts';
import { subjectFromQuery } from './contact-subjects.ts';
import { SubjectSelect } from './subject-select.tsx';

const empty: ContactMessage = { name: '', email: '', subject: null, message: '' };
const SENT = "Thank you for your message! We'll get back to you soon.";
const FAILED = 'Sorry, there was an error sending your message. Please try again.';

type State = 'idle' | 'sending' | 'sent' | 'failed';

export function ContactForm() {
  const [params] = useSearchParams();
  const type = params.get('type');
  const recipient = useConfig()?.supportEmail;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    const subject = subjectFromQuery(type);
    if (!subject) return;
    setValues((now) => ({ ...now, subject }));
    window.scrollTo({ top: 0 });
  }, [type]);

  const set = (change: Partial<ContactMessage>) => {
    setValues((now) => ({ ...now, ...change }));
    setErrors((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(change).map((key) => [key, undefined])),
    }));
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = checkContact(values);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setState('idle');
      // After the errors are on the page, so that the first wrong field is announced with its reason.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setState('sending');
    try {
      await callApi('/api/contact', {
        method: 'POST',
        body: { ...values, subject: values.subject ?? 'other', recipient },
      });
      setValues(empty);
      setState('sent');
    } catch {
      setState('failed');
    }
  };

  return (
    <form ref={form} noValidate onSubmit={send} className="flex max-w-xl flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Your Name"
          name="name"
          autoComplete="name"
          maxLength={100}
          required
          value={values.name}
          error={errors.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          label="Your Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          value={values.email}
          error={errors.email}
          onChange={(event) => set({ email: event.target.value })}
        />
      </div>
      <SubjectSelect value={values.subject} onChange={(subject) => set({ subject })} />
      <TextArea
        label="Message"
        name="message"
        rows={6}
        maxLength={5000}
        required
        value={values.message}
        error={errors.message}
        onChange={(event) => set({ message: event.target.value })}
      />
      {state === 'sent' && <Alert kind="success">{SENT}</Alert>}
      {state === 'failed' && <Alert>{FAILED}</Alert>}
      <Button type="submit" variant="primary" size="lg" disabled={state === 'sending'} className="self-start">
        {state === 'sending' && <Spinner />}
        Send Message
      </Button>
    </form>
  );
}
