import { useId, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { lazyPart } from './lazy-part.tsx';
import { SelectFace, type SelectProps, selectClass } from './select-face.tsx';

const SelectList = lazyPart(() => import('./select-list.tsx'));

/** Lets visitors choose one of a few options. The code of the list is fetched when the button is hovered, focused or pressed. */
export function Select(props: SelectProps) {
  const [opened, setOpened] = useState(false);
  const listId = useId();
  if (opened) return <SelectList {...props} />;
  const open = () => SelectList.open(() => setOpened(true));
  return (
    <button
      type="button"
      role="combobox"
      id={props.id}
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={listId}
      aria-label={props.label}
      aria-invalid={props.invalid || undefined}
      className={props.face ? props.className : cx(selectClass, props.className)}
      onPointerEnter={SelectList.preload}
      onFocus={SelectList.preload}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        open();
      }}
    >
      {props.face ?? (
        <SelectFace options={props.options} value={props.value} placeholder={props.placeholder} />
      )}
    </button>
  );
}
