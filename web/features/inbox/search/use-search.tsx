import { useCallback, useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { jumpTo } from '#web/lib/jump-to.ts';
import { SearchBar } from './search-bar.tsx';
import type { Found } from './search-results.tsx';

const SearchField = lazyPart(() => import('./search-field.tsx'));

const FIELD = 'search-messages';
/** Fewer messages than this are found at a glance. */
const FROM = 10;
/** How long keys are kept for a field that does not come. */
const HELD_MS = 3_000;
const none = { address: '', asked: 0, takeTyped: () => '' };

type UseSearch = { api: InboxApi | null; address: string; messages: MessageSummary[]; reading: boolean };

/**
 * The search above the list: from the tenth message on, and before that once it is asked for. `found` is the list while
 * something is searched for, `open` shows the field and puts the focus into it.
 */
export function useSearch({ api, address, messages, reading }: UseSearch) {
  const [shown, setShown] = useState(none);
  const [ids, setIds] = useState<Found>(null);
  const isLong = messages.length >= FROM;
  const isShown = shown.address === address;
  // It stays when messages are deleted, so that the list does not move under the reader's hand.
  if (isLong && !isShown) setShown({ ...none, address });

  const open = () => {
    jumpTo();
    const takeTyped = holdKeys();
    SearchField.open(() =>
      setShown((now) => ({ address, asked: now.address === address ? now.asked + 1 : 1, takeTyped })),
    );
  };
  const onEnd = useCallback(() => {
    if (!isLong) setShown(none);
  }, [isLong]);

  return {
    open,
    found: ids && messages.filter(({ id }) => ids.has(id)),
    field: isShown && api && (
      <SearchField
        key={address}
        quiet
        fallback={<SearchBar />}
        id={FIELD}
        asked={shown.asked}
        takeTyped={shown.takeTyped}
        api={api}
        address={address}
        messages={messages}
        reading={reading}
        onFound={setIds}
        onEnd={onEnd}
      />
    ),
  };
}

/** Keeps what is typed before the field has the focus, and would be taken for shortcuts. Returns what gives it back, once. */
function holdKeys(): () => string {
  let typed = '';
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key.length === 1) typed += event.key;
  };
  const release = () => {
    removeEventListener('keydown', onKey, true);
    const taken = typed;
    typed = '';
    return taken;
  };
  addEventListener('keydown', onKey, true);
  setTimeout(() => removeEventListener('keydown', onKey, true), HELD_MS);
  return release;
}
