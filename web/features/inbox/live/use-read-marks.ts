import { useCallback, useEffect, useState } from 'react';
import { readJson, session, writeJson } from '#web/lib/storage.ts';

const KEY = 'read_messages';
const MAX_IDS = 1000;

function isIdList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

/** Which messages were opened in this tab. This is kept in the browser only. */
export function useReadMarks() {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => setRead(new Set(readJson(session, KEY, isIdList) ?? [])), []);

  const markRead = useCallback((id: string) => {
    setRead((before) => {
      if (before.has(id)) return before;
      const after = [...before, id].slice(-MAX_IDS);
      writeJson(session, KEY, after);
      return new Set(after);
    });
  }, []);

  const isUnread = useCallback((id: string) => !read.has(id), [read]);
  return { isUnread, markRead };
}
