import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextArea, TextField } from '#web/components/field.tsx';
import { SubjectSelect } from './subject-select.tsx';
import { useContactForm } from './use-contact-form.ts';

const SENT = "Thank you for your message! We'll get back to you soon.";
const FAILED = 'Sorry, there was an error sending your message. Please try again.';

export function ContactForm() {
  const { form, values, errors, state, set, send } = useContactForm();
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
      <SubjectSelect value={values.subject} error={errors.subject} onChange={(subject) => set({ subject })} />
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
      <Button type="submit" variant="primary" size="lg" busy={state === 'sending'} className="self-start">
        Send Message
      </Button>
    </form>
  );
}
