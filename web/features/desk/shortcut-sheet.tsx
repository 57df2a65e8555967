import { Dialog } from '#web/components/dialog.tsx';

const shortcuts = [
  ['g', 'Generate an address'],
  ['c', 'Copy the address'],
  ['r', 'Refresh the inbox'],
  ['j', 'Next message'],
  ['k', 'Previous message'],
  ['Esc', 'Back to the list'],
  ['?', 'Show the shortcuts'],
] as const;

type ShortcutSheetProps = { canGenerate: boolean; onClose: () => void };

export default function ShortcutSheet({ canGenerate, onClose }: ShortcutSheetProps) {
  const shown = shortcuts.filter(([key]) => canGenerate || key !== 'g');
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
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
    </Dialog>
  );
}
