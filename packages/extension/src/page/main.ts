// The only code that runs on a page, after a click and in that tab alone.
import { findCodeFields } from './code-fields.ts';
import { findEmailFields } from './email-fields.ts';
import { typeInto } from './type-into.ts';

export type Kind = 'address' | 'code';

const fieldsFor = (kind: Kind, value: string, isMenu: boolean) =>
  kind === 'address' ? findEmailFields(isMenu) : findCodeFields(value);

const page = {
  /** How sure it is that this frame has the field, or 0. */
  look: (kind: Kind, value: string, isMenu: boolean): number => fieldsFor(kind, value, isMenu).score,

  async fill(kind: Kind, value: string, isMenu: boolean): Promise<void> {
    const { fields } = fieldsFor(kind, value, isMenu);
    const isBoxes = kind === 'code' && fields.length > 1;
    for (const [nth, field] of fields.entries()) await typeInto(field, isBoxes ? value[nth]! : value);
    if (!isBoxes) fields[0]?.focus();
  },
};

export type Page = typeof page;

Object.assign(globalThis, { mayfly: page });
