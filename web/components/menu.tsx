import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
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

const load = () => import('./menu-content.tsx');
const MenuContent = lazy(() => load().then((module) => ({ default: module.MenuContent })));

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
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setWanted(true)}
    >
      {props.trigger}
    </button>
  );
  if (!wanted) return idle;
  return (
    <Suspense fallback={idle}>
      <MenuContent {...props} startOpen />
    </Suspense>
  );
}
