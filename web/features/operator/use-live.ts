import { useEffect, useState } from 'react';
import type { LiveAnswer, StateAnswer } from '#contract/operator.ts';
import { addSample, type History } from './live-math.ts';
import { type Ask, wordsFor } from './operator-api.ts';

const LIVE_MS = 3_000;
const STATE_MS = 12_000;

/** Asks again and again for as long as the page is open. */
function usePolled<T>(ask: Ask, path: string, everyMs: number, onAnswer: (answer: T) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const control = new AbortController();
    let timer: number | undefined;
    async function look() {
      try {
        onAnswer(await ask<T>(path, { signal: control.signal }));
        setProblem(null);
      } catch (error) {
        if (control.signal.aborted) return;
        setProblem(wordsFor(error));
      }
      timer = window.setTimeout(look, everyMs);
    }
    look();
    return () => {
      control.abort();
      window.clearTimeout(timer);
    };
  }, [ask, path, everyMs, onAnswer]);
  return problem;
}

export function useLive(ask: Ask) {
  const [history, setHistory] = useState<History>(new Map());
  const [onAnswer] = useState(() => (answer: LiveAnswer) => setHistory((old) => addSample(old, answer)));
  const problem = usePolled(ask, '/live', LIVE_MS, onAnswer);
  return { history, problem };
}

export function useServiceState(ask: Ask) {
  const [state, setState] = useState<StateAnswer | null>(null);
  usePolled(ask, '/state', STATE_MS, setState);
  return state;
}
