import { Bell, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#web/components/button.tsx';
import { canNotify, setNotifications, wantsNotifications } from './notifications.ts';

/** Desktop notifications for new mail: off until somebody asks for them. */
export function NotifyToggle() {
  const [on, setOn] = useState(false);
  useEffect(() => setOn(wantsNotifications()), []);
  if (!canNotify()) return null;
  return (
    <IconButton
      label="Desktop notifications"
      aria-pressed={on}
      className="max-sm:hidden"
      onClick={async () => setOn(await setNotifications(!on))}
    >
      {on ? <BellRing aria-hidden size={17} className="text-accent" /> : <Bell aria-hidden size={17} />}
    </IconButton>
  );
}
