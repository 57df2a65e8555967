import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextArea, TextField } from '#web/components/field.tsx';
import { SubjectSelect } from './subject-select.tsx';
import { texts } from './texts.tsx';
import { useContactForm } from './use-contact-form.ts';

export function ContactForm() {
  const { form, values, errors, state, set, send } = useContactForm();
  return (
    <form ref={form} noValidate onSubmit={send} className="flex max-w-xl flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.yourName}
          name="name"
          autoComplete="name"
          maxLength={100}
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
          maxLength={254}
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
        maxLength={5000}
        required
        value={values.message}
        error={errors.message}
        onChange={(event) => set({ message: event.target.value })}
      />
      {state === 'sent' && <Alert kind="success">{texts.messageSent}</Alert>}
      {state === 'failed' && <Alert>{texts.messageNotSent}</Alert>}
      <Button type="submit" variant="primary" size="lg" busy={state === 'sending'} className="self-start">
        {texts.sendMessage}
      </Button>
    </form>
  );
}
