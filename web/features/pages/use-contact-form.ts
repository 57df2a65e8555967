import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { draftFrom } from '#web/lib/account-state.ts';
import { callApi } from '#web/lib/api.ts';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { type ContactErrors, type ContactMessage, checkContact } from './check-contact.ts';
import { subjectFromQuery } from './contact-subjects.ts';

const empty: ContactMessage = { name: '', email: '', subject: null, message: '' };

/** The fields of the contact form, their errors and the state of sending. */
export function useContactForm() {
  const [params] = useSearchParams();
  const type = params.get('type');
  const { state: draft } = useLocation();
  const recipient = useConfig()?.supportEmail;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<ContactErrors>({});
  const { mutate, reset, status } = useMutation({
    mutationFn: () => callApi('/api/contact', { method: 'POST', body: { ...values, recipient } }),
    onSuccess: () => setValues(empty),
  });

  useEffect(() => {
    const subject = subjectFromQuery(type);
    if (!subject) return;
    setValues((now) => ({ ...now, ...draftFrom(draft), subject }));
    window.scrollTo({ top: 0 });
  }, [type, draft]);

  const set = (change: Partial<ContactMessage>) => {
    setValues((now) => ({ ...now, ...change }));
    const cleared = Object.keys(change).map((key) => [key, undefined]);
    setErrors((now) => ({ ...now, ...Object.fromEntries(cleared) }));
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = checkContact(values);
    setErrors(found);
    if (Object.keys(found).length === 0) return mutate();
    reset();
    focusFirstError(form.current);
  };

  return { form, values, errors, status, set, send };
}
