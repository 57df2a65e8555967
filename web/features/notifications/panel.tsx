import { useMutation } from '@tanstack/react-query';
import { BellRing, Eye, Lock, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Switch } from '#web/components/switch.tsx';
import { canNotify, setPageContent } from '#web/features/inbox/live/notifications.ts';
import { texts as live } from '#web/features/inbox/live/texts.ts';
import { explain } from '#web/lib/api.ts';
import { APP_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { useSound } from '#web/lib/use-sound.ts';
import { Choices } from './choices.tsx';
import { canPush, type PushOwner, tell, turnOff, turnOn } from './push.ts';
import { type PushChoice, sayChanged, useNotifying } from './push-state.ts';
import { texts } from './texts.ts';

/** Without an owner, notifications need an open page. */
type PanelProps = { whose: PushOwner | null; onClose: () => void };

/** Says what notifications do before the browser asks, and what can be done where it refuses or has none. */
export default function Panel({ whose, onClose }: PanelProps) {
  const isApp = useMedia(APP_LAYOUT);
  const sound = useSound();
  return (
    <Dialog sheet={!isApp} title={live.notifications} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {isInSafariOnIos() ? (
          <p className="text-sm">{texts.addToHomeScreen}</p>
        ) : canNotify() ? (
          <Notifications whose={whose} />
        ) : (
          <Alert kind="hint">{texts.notSupported}</Alert>
        )}
        <Switch on={sound.on} onClick={sound.toggle} className="-mb-2 border-t border-line pt-3">
          {texts.sound}
        </Switch>
      </div>
    </Dialog>
  );
}

/** There, only an application on the home screen has notifications. Other systems have no such field. */
const isInSafariOnIos = () => (navigator as { standalone?: boolean }).standalone === false;

function Notifications({ whose }: Pick<PanelProps, 'whose'>) {
  const { push, page } = useNotifying(whose?.owner ?? null);
  const mayPush = whose !== null && canPush();
  const [permission, setPermission] = useState(() => Notification.permission);
  const [choice, setChoice] = useState<PushChoice>({
    content: push?.content ?? page ?? 'full',
    addresses: push?.addresses,
  });
  const isOn = permission === 'granted' && push !== null;
  const needsPage = permission === 'granted' && page !== null && !isOn;

  /** Resolves to what the visitor should know. */
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (work: () => Promise<string | null>) => work(),
    onSettled: () => setPermission(Notification.permission),
  });
  const problem = error ? explain(error, texts.failed) : data;
  const start = () =>
    mutate(async () => {
      const result = await turnOn(whose, choice);
      if (result === 'not allowed') return Notification.permission === 'denied' ? null : texts.notAllowed;
      return result === 'page' && mayPush ? texts.pushServiceSilent : null;
    });
  const stop = () => mutate(() => turnOff(whose).then(() => null));
  const change = (next: PushChoice) => {
    setChoice(next);
    if (needsPage) {
      setPageContent(next.content);
      sayChanged();
    } else if (isOn && whose)
      mutate(() =>
        tell(whose, next).then(
          (isTold) => (isTold ? null : texts.failed),
          (error) => {
            setChoice(choice);
            throw error;
          },
        ),
      );
  };

  if (permission === 'denied') return <Alert kind="hint">{texts.refused}</Alert>;
  return (
    <>
      {isOn ? (
        <Alert kind="success" icon={BellRing}>
          {texts.isOn}
        </Alert>
      ) : needsPage ? (
        <Alert kind="success" icon={BellRing}>
          {texts.isOnWhileOpen}
        </Alert>
      ) : (
        <Explanation mayPush={mayPush} />
      )}
      <Choices
        choice={choice}
        perAddress={mayPush && !needsPage && whose.scope.mode === 'premium'}
        onChange={change}
      />
      {problem && <Alert kind={needsPage ? 'hint' : 'error'}>{problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        {!isOn && (mayPush || !needsPage) && (
          <Button variant="primary" className="flex-1" busy={isPending} onClick={start}>
            {needsPage ? texts.alsoWhenClosed : texts.turnOn}
          </Button>
        )}
        {(isOn || needsPage) && (
          <Button className="flex-1" busy={isPending} onClick={stop}>
            {texts.turnOff}
          </Button>
        )}
      </div>
      {permission === 'default' && <p className="-mt-2 text-xs text-ink-soft">{texts.asksNext}</p>}
    </>
  );
}

/** What will happen, before the browser asks. */
function Explanation({ mayPush }: { mayPush: boolean }) {
  return (
    <ul className="flex flex-col gap-3 text-sm">
      <Point icon={BellRing}>{mayPush ? texts.alsoClosed : texts.onlyWhileOpen}</Point>
      <Point icon={Eye}>{texts.shows}</Point>
      {mayPush && <Point icon={Lock}>{texts.sealed}</Point>}
    </ul>
  );
}

function Point({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden size={17} className="mt-0.5 shrink-0 text-ink-soft" />
      {children}
    </li>
  );
}
