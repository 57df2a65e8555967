// The only code that runs on a page, after a click and in that tab alone.
import { findCodeFields } from './code-fields.ts';
import { findEmailFields } from './email-fields.ts';
import { typeInto } from './type-into.ts';

export type Kind = 'address' | 'code';

const fieldsFor = (kind: Kind, value: string, isMenu: boolean) =>
  kind === 'address' ? findEmailFields(isMenu) : findCodeFields(value);

/** Pages may add dashes and blanks, and change capitals. */
const bare = (text: string) => text.replace(/[\s-]/g, '').toLowerCase();

const page = {
  /** How sure it is that this frame has the field, or 0. */
  look: (kind: Kind, value: string, isMenu: boolean): number => fieldsFor(kind, value, isMenu).score,

  /** Whether the field has it now, or each of the boxes. The page may refuse it. */
  async fill(kind: Kind, value: string, isMenu: boolean): Promise<boolean> {
    const { fields } = fieldsFor(kind, value, isMenu);
    const isBoxes = kind === 'code' && fields.length > 1;
    const partOf = (nth: number) => (isBoxes ? value[nth]! : value);
    for (const [nth, field] of fields.entries()) await typeInto(field, partOf(nth));
    if (!isBoxes) fields[0]?.focus();
    const filled = isBoxes ? fields : fields.slice(0, 1);
    return filled.length > 0 && filled.every((field, nth) => bare(field.value) === bare(partOf(nth)));
  },
};

export type Page = typeof page;

Object.assign(globalThis, { mayfly: page });
