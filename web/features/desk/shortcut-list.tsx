import { Dialog } from '#web/components/dialog.tsx';
import { Switch } from '#web/components/switch.tsx';
import { useSound } from '#web/lib/use-sound.ts';
import { texts as searchTexts } from '../inbox/search/texts.ts';
import { texts } from './texts.tsx';

const listShortcuts = ({ shortcuts, escapeKey } = texts) => [
  ['g', shortcuts.generate],
  ['c', shortcuts.copyAddress],
  ['y', shortcuts.copyCode],
  ['/', searchTexts.search],
  ['r', shortcuts.refresh],
  ['j', shortcuts.next],
  ['k', shortcuts.previous],
  [escapeKey, shortcuts.back],
  ['?', shortcuts.show],
];

type ShortcutListProps = { canGenerate: boolean; onClose: () => void };

export default function ShortcutList({ canGenerate, onClose }: ShortcutListProps) {
  const shown = listShortcuts().filter(([key]) => canGenerate || key !== 'g');
  return (
    <Dialog title={texts.keyboardShortcuts} onClose={onClose}>
      <dl className="divide-y divide-line">
        {shown.map(([key, text]) => (
          <div key={key} className="flex items-center justify-between py-2.5 text-sm">
            <dt className="text-ink-soft">{text}</dt>
            <dd>
              <kbd className="rounded-sm border border-line-strong bg-sunken px-2 py-0.5 font-mono">
                {key}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line py-2.5 text-sm text-ink-soft">{texts.shortcutsPause}</p>
      <SoundSwitch />
    </Dialog>
  );
}

/** New messages are silent until the visitor wants to hear them. */
function SoundSwitch() {
  const { on, toggle } = useSound();
  return (
    <Switch on={on} onClick={toggle} className="mt-3 border-t border-line pt-3">
      {texts.sound}
    </Switch>
  );
}
