import { type FormEvent, useState } from 'react';
import type { BlockBody, OperatorBlock } from '#contract/operator.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { controlClass } from '#web/components/control-class.ts';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { Field, TextField } from '#web/components/field.tsx';
import type { Ask } from './operator-api.ts';
import { Empty, moment, Panel } from './panel.tsx';
import { useList } from './use-list.ts';

const ends: Array<[string, string]> = [
  ['', 'Never'],
  ['1', 'In a day'],
  ['7', 'In 7 days'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
];

export function BlocksPanel({ ask }: { ask: Ask }) {
  const { list, problem, change } = useList<OperatorBlock>(
    ask,
    '/blocks',
    ({ blocks }: { blocks: OperatorBlock[] }) => blocks,
  );
  const [draft, setDraft] = useState<BlockBody | null>(null);
  const [leaving, setLeaving] = useState<OperatorBlock | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  function ready(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const days = Number(data.get('days'));
    const target = String(data.get('target')).trim();
    setDone(null);
    if (target) setDraft({ target, reason: String(data.get('reason')), days: days || null });
  }

  async function add(body: BlockBody) {
    setDraft(null);
    if (!(await change('POST', '', body))) return;
    setDone(`${body.target} is blocked. Every process follows within seconds.`);
    setRound(round + 1);
  }

  return (
    <Panel title="Blocked senders" end={list && <p className="text-sm text-ink-soft">{list.length}</p>}>
      <form key={round} onSubmit={ready} className="grid gap-3 p-4 sm:grid-cols-2 sm:p-5" noValidate>
        <TextField
          className="sm:col-span-2"
          label="Domain or address range"
          name="target"
          placeholder="spam.example or 203.0.113.0/24"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextField label="Reason" name="reason" maxLength={200} autoComplete="off" />
        <Field label="Ends">
          {(control) => (
            <select {...control} name="days" defaultValue="" className={`${controlClass} h-11`}>
              {ends.map(([days, words]) => (
                <option key={days} value={days}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" className="sm:col-span-2">
          Block
        </Button>
        {problem && <Alert className="sm:col-span-2">{problem}</Alert>}
        {done && !problem && (
          <Alert kind="success" className="sm:col-span-2">
            {done}
          </Alert>
        )}
      </form>
      {list?.length === 0 && <Empty>Nobody is blocked.</Empty>}
      <ul className="divide-y divide-line border-t border-line">
        {list?.map((block) => (
          <li key={block.id} className="flex items-center gap-3 px-4 py-2.5 sm:px-5">
            <div className="min-w-0 flex-1">
              <p className="font-mono text-sm break-all">{block.target}</p>
              <p className="text-xs break-words text-ink-soft">
                {block.endsAt ? `until ${moment(block.endsAt)}` : 'without end'}
                {block.reason && `, ${block.reason}`}
              </p>
            </div>
            <Button
              variant="ghost"
              size="sm"
              className="min-h-11"
              aria-label={`Remove the block of ${block.target}`}
              onClick={() => setLeaving(block)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {draft && (
        <ConfirmDialog
          title={`Block ${draft.target}?`}
          text="Mail from there is refused on every process within seconds: a domain with all below it at MAIL FROM, an address range at the door."
          confirmLabel="Block"
          onClose={() => setDraft(null)}
          onConfirm={() => add(draft)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title="Remove the block?"
          text={`Mail from ${leaving.target} is taken again.`}
          confirmLabel="Remove"
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            setLeaving(null);
            if (await change('DELETE', `/${leaving.id}`))
              setDone(`${leaving.target} is not blocked any more.`);
          }}
        />
      )}
    </Panel>
  );
}
