import { useEffect, useState } from 'react';

/** The text once it has not changed for a moment. Nothing comes at once. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
