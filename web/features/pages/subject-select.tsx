import { useId } from 'react';
import type { ContactSubject } from '#contract/contact.ts';
import { FieldError } from '#web/components/field-error.tsx';
import { Select } from '#web/components/select.tsx';
import { contactSubjects } from './contact-subjects.ts';
import { texts } from './texts.tsx';

type SubjectSelectProps = {
  value: ContactSubject | null;
  error?: string | undefined;
  onChange: (value: ContactSubject) => void;
};

export function SubjectSelect({ value, error, onChange }: SubjectSelectProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {texts.subject}
      </label>
      <Select
        id={id}
        label={texts.subject}
        placeholder={texts.chooseSubject}
        options={contactSubjects()}
        value={value ?? ''}
        invalid={Boolean(error)}
        onChange={(subject) => onChange(subject as ContactSubject)}
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
