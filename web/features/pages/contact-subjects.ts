export const contactSubjects = [
  { value: 'privacy', label: 'Privacy' },
  { value: 'terms', label: 'Terms' },
  { value: 'support', label: 'Support' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'other', label: 'Other' },
] as const;

export type ContactSubject = (typeof contactSubjects)[number]['value'];

/** `?type=feedback` chooses that subject; anything unknown chooses none. */
export function subjectFromQuery(type: string | null): ContactSubject | null {
  return contactSubjects.find(({ value }) => value === type)?.value ?? null;
}
