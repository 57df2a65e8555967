import { useState } from 'react';
import type { BlockBody, OperatorBlock } from '#contract/operator.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { BlockForm } from './block-form.tsx';
import type { CallOperator } from './operator-api.ts';
import { Empty, formatDateTime, Panel } from './panel.tsx';
import { useList } from './use-list.ts';

/** Blocks sending domains and networks, and lists the blocks in force. */
export function BlocksPanel({ call }: { call: CallOperator }) {
  const { list, problem, change } = useList(
    call,
    '/blocks',
    ({ blocks }: { blocks: OperatorBlock[] }) => blocks,
  );
  const [draft, setDraft] = useState<BlockBody | null>(null);
  const [removing, setRemoving] = useState<OperatorBlock | null>(null);
  const [done, setDone] = useState<string | null>(null);
  // A new key empties the form.
  const [formKey, setFormKey] = useState(0);

  function confirmDraft(body: BlockBody) {
    setDone(null);
    setDraft(body);
  }

  function add(body: BlockBody) {
    setDraft(null);
    const onSuccess = () => {
      setDone(`${body.target} is blocked. All processes apply this within seconds.`);
      setFormKey(formKey + 1);
    };
    change({ method: 'POST', body }, { onSuccess });
  }

  function remove({ id, target }: OperatorBlock) {
    setRemoving(null);
    const onSuccess = () => setDone(`${target} is no longer blocked.`);
    change({ method: 'DELETE', subPath: `/${id}` }, { onSuccess });
  }

  return (
    <Panel title="Blocked senders" end={list && <p className="text-sm text-ink-soft">{list.length}</p>}>
      <BlockForm key={formKey} problem={problem} done={done} onSubmit={confirmDraft} />
      {list?.length === 0 && <Empty>No senders are blocked.</Empty>}
      {list && list.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {list.map((block) => (
            <BlockRow key={block.id} block={block} onRemove={() => setRemoving(block)} />
          ))}
        </ul>
      )}
      {draft && (
        <ConfirmDialog
          title={`Block ${draft.target}?`}
          text="All processes reject mail from it within seconds. A domain includes its subdomains and is checked at MAIL FROM; an address range is rejected when it connects."
          confirmLabel="Block"
          onClose={() => setDraft(null)}
          onConfirm={() => add(draft)}
        />
      )}
      {removing && (
        <ConfirmDialog
          title="Remove the block?"
          text={`Mail from ${removing.target} is accepted again.`}
          confirmLabel="Remove"
          onClose={() => setRemoving(null)}
          onConfirm={() => remove(removing)}
        />
      )}
    </Panel>
  );
}

function BlockRow({ block, onRemove }: { block: OperatorBlock; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="font-mono text-sm break-all">{block.target}</p>
        <p className="text-xs break-words text-ink-soft">
          {block.endsAt ? `until ${formatDateTime(block.endsAt)}` : 'permanent'}
          {block.reason && `, ${block.reason}`}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="min-h-11"
        aria-label={`Remove the block of ${block.target}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </li>
  );
}
