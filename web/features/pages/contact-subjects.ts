import type { ContactSubject } from '#contract/contact.ts';
import { texts } from './texts.tsx';

const values: ContactSubject[] = ['privacy', 'terms', 'support', 'feedback', 'other'];

export const contactSubjects = () => values.map((value) => ({ value, label: texts.subjects[value] }));

/** `?type=feedback` preselects that subject; an unknown type preselects none. */
export function subjectFromQuery(type: string | null): ContactSubject | null {
  return values.find((value) => value === type) ?? null;
}
