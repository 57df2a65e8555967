import { useIsFetching } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '#web/components/button.tsx';
import { controlClass } from '#web/components/control-class.ts';
import { Spinner } from '#web/components/spinner.tsx';
import { cx } from '#web/lib/cx.ts';
import { useKeys } from '#web/lib/use-keys.ts';
import { INBOX_HEADING } from '../list/use-open-message.ts';
import { SearchBar } from './search-bar.tsx';
import { SearchResults, type SearchResultsProps, searchKey } from './search-results.tsx';
import { texts } from './texts.ts';

/** Long enough for a word to be typed, short enough to seem immediate. */
const PAUSE_MS = 200;
/** Words longer than this are refused by the server, and nobody types them. */
const MAX_LENGTH = 200;

type SearchFieldProps = Omit<SearchResultsProps, 'words' | 'onClear'> & {
  id: string;
  /** Grows with every press of the key that asks for the field. */
  asked: number;
  /** Gives what was typed before the field had the focus. */
  takeTyped: () => string;
  /** The list is out of sight, or Escape closes the message first. */
  reading: boolean;
  /** Called when the search is over. */
  onEnd: () => void;
};

/** Searches the messages of an inbox. The list below shows what is found. */
export default function SearchField({ id, asked, takeTyped, reading, onEnd, ...search }: SearchFieldProps) {
  const [text, setText] = useState('');
  const words = useSettled(text.trim(), PAUSE_MS);
  const field = useRef<HTMLInputElement>(null);
  /** The id of what had the focus before the search. */
  const before = useRef('');
  const isBusy = useIsFetching({ queryKey: searchKey(search.address) }) > 0;

  useEffect(() => {
    const input = field.current;
    if (asked === 0 || !input) return;
    // Into the field itself, because the next key may be typed before React has rendered again.
    input.value += takeTyped();
    input.focus();
    setText(input.value);
  }, [asked, takeTyped]);

  const end = () => {
    const isHere = document.activeElement === field.current;
    // The row that had the focus may come back only with the whole list.
    flushSync(() => {
      setText('');
      onEnd();
    });
    const to = document.getElementById(before.current) ?? document.getElementById(INBOX_HEADING);
    if (isHere) to?.focus();
  };
  const clear = () => {
    setText('');
    field.current?.focus();
  };
  useKeys({ Escape: text && !reading ? end : undefined });

  const onKeyDown = (event: KeyboardEvent) => {
    // Composing a Japanese or Chinese word, Enter and Escape belong to the word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') end();
    else if (event.key === 'Enter' || event.key === 'ArrowDown') focusFirstRow();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <SearchBar>
        <Search aria-hidden size={16} className="pointer-events-none absolute start-6 text-ink-faint" />
        {isBusy && (
          <Spinner
            size={16}
            className="absolute start-6 bg-surface text-ink-soft motion-safe:[animation:var(--animate-spin),fade_160ms_300ms_backwards]"
          />
        )}
        <input
          ref={field}
          id={id}
          type="search"
          aria-label={texts.search}
          aria-keyshortcuts="/"
          placeholder={texts.search}
          // Words are written in their own direction, and the placeholder in that of the page.
          dir={text ? 'auto' : undefined}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={({ relatedTarget }) => {
            // The buttons of the search have no id.
            if (!relatedTarget || relatedTarget.id) before.current = relatedTarget?.id ?? '';
          }}
          onKeyDown={onKeyDown}
          className={cx(
            controlClass,
            'h-11 ps-9.5 pe-11 app:h-9 rtl:text-right [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        {text ? (
          <IconButton label={texts.clear} className="absolute end-3 app:h-9 app:w-9" onClick={clear}>
            <X aria-hidden size={16} />
          </IconButton>
        ) : (
          <kbd
            aria-hidden
            className="pointer-events-none absolute end-5.5 hidden rounded-sm border border-line-strong px-1.5 font-mono text-xs text-ink-soft xl:inline"
          >
            /
          </kbd>
        )}
      </SearchBar>
      {words && text && <SearchResults {...search} words={words} onClear={clear} />}
    </>
  );
}

const focusFirstRow = () => document.querySelector<HTMLElement>('.desk li > button')?.focus();

/** The text once it has not changed for a moment. Nothing comes at once. */
function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
