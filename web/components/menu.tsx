import { type ComponentType, type ReactNode, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { MenuContentProps } from './menu-content.tsx';

export type MenuItem = {
  label: string;
  icon?: ComponentType<{ size?: number; className?: string; 'aria-hidden'?: boolean }>;
  /** A place to go, or something to do. */
  to?: string;
  onSelect?: () => void;
  disabled?: boolean;
};

type MenuProps = Omit<MenuContentProps, 'startOpen'> & { trigger: ReactNode };

const MenuContent = lazyPart(() => import('./menu-content.tsx'));

/**
 * A button that opens a menu. The menu's program is fetched when the pointer or the focus comes near,
 * so that pages do not pay for it.
 */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const idle = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={props.label}
      className={props.className}
      onPointerEnter={MenuContent.preload}
      onFocus={MenuContent.preload}
      onClick={() => setWanted(true)}
    >
      {props.trigger}
    </button>
  );
  return <MenuContent {...props} startOpen wanted={wanted} fallback={idle} onFail={() => setWanted(false)} />;
}
