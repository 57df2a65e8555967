import { MAX_CONTACT_MESSAGE, MAX_EMAIL, MAX_NAME } from '#contract/limits.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextArea, TextField } from '#web/components/field.tsx';
import { SubjectSelect } from './subject-select.tsx';
import { texts } from './texts.tsx';
import { useContactForm } from './use-contact-form.ts';

export function ContactForm() {
  const { form, values, errors, status, set, send } = useContactForm();
  return (
    <form ref={form} noValidate onSubmit={send} className="flex max-w-xl flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.yourName}
          name="name"
          autoComplete="name"
          maxLength={MAX_NAME}
          required
          value={values.name}
          error={errors.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          label={texts.yourEmail}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL}
          required
          value={values.email}
          error={errors.email}
          onChange={(event) => set({ email: event.target.value })}
        />
      </div>
      <SubjectSelect value={values.subject} error={errors.subject} onChange={(subject) => set({ subject })} />
      <TextArea
        label={texts.message}
        name="message"
        rows={6}
        maxLength={MAX_CONTACT_MESSAGE}
        required
        value={values.message}
        error={errors.message}
        onChange={(event) => set({ message: event.target.value })}
      />
      {status === 'success' && <Alert kind="success">{texts.messageSent}</Alert>}
      {status === 'error' && <Alert>{texts.messageNotSent}</Alert>}
      <Button type="submit" variant="primary" size="lg" busy={status === 'pending'} className="self-start">
        {texts.sendMessage}
      </Button>
    </form>
  );
}
