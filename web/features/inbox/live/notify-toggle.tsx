import { Bell, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#web/components/button.tsx';
import { canNotify, setNotifications, wantsNotifications } from './notifications.ts';
import { texts } from './texts.ts';

/** Switches desktop notifications for new messages on and off. They start off. */
export function NotifyToggle() {
  const [on, setOn] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => setOn(wantsNotifications()), []);
  if (!canNotify()) return null;

  const press = async () => {
    setRefused(false);
    const isOn = await setNotifications(!on);
    setRefused(!on && !isOn);
    setOn(isOn);
  };
  return (
    <span className="relative">
      <IconButton
        label={texts.notifications}
        aria-pressed={on}
        onClick={press}
        onBlur={() => setRefused(false)}
      >
        {on ? <BellRing aria-hidden size={17} className="text-accent" /> : <Bell aria-hidden size={17} />}
      </IconButton>
      {refused && (
        <span
          role="alert"
          className="absolute top-full end-0 z-10 mt-1 w-64 flow:-end-22 rounded-md border border-line-strong bg-surface p-3 text-sm"
        >
          {texts.notificationsNotAllowed}
        </span>
      )}
    </span>
  );
}
