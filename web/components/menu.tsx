import { useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import type { MenuContentProps } from './menu-content.tsx';

const MenuContent = lazyPart(() => import('./menu-content.tsx'));

/**
 * A button that opens a menu. The code of the menu is fetched when the button is hovered, focused or pressed, which
 * keeps it out of the first load of every page.
 */
export function Menu(props: MenuContentProps) {
  const [opened, setOpened] = useState(false);
  if (opened) return <MenuContent {...props} />;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={props.label}
      className={props.className}
      onPointerEnter={MenuContent.preload}
      onFocus={MenuContent.preload}
      onClick={() => MenuContent.open(() => setOpened(true))}
    >
      {props.trigger}
    </button>
  );
}
