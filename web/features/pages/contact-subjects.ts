import type { ContactSubject } from '#contract/contact.ts';

export const contactSubjects: { value: ContactSubject; label: string }[] = [
  { value: 'privacy', label: 'Privacy' },
  { value: 'terms', label: 'Terms' },
  { value: 'support', label: 'Support' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'other', label: 'Other' },
];

/** `?type=feedback` preselects that subject; an unknown type preselects none. */
export function subjectFromQuery(type: string | null): ContactSubject | null {
  return contactSubjects.find(({ value }) => value === type)?.value ?? null;
}
