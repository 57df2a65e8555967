import { useEffect, useState } from 'react';
import type { LiveAnswer, StateAnswer } from '#contract/operator.ts';
import { addSample, type History } from './live-math.ts';
import { type CallOperator, describeError } from './operator-api.ts';

const LIVE_MS = 3_000;
const STATE_MS = 12_000;

/** Calls `path` at this interval for as long as the page is open. Returns the last error, if any. */
function usePolling<T>(call: CallOperator, path: string, intervalMs: number, onAnswer: (answer: T) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    let timer: number | undefined;
    async function poll() {
      try {
        onAnswer(await call<T>(path, { signal: controller.signal }));
        setProblem(null);
      } catch (error) {
        if (controller.signal.aborted) return;
        setProblem(describeError(error));
      }
      timer = window.setTimeout(poll, intervalMs);
    }
    poll();
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [call, path, intervalMs, onAnswer]);
  return problem;
}

export function useLive(call: CallOperator) {
  const [history, setHistory] = useState<History>(new Map());
  const [onAnswer] = useState(() => (answer: LiveAnswer) => setHistory((old) => addSample(old, answer)));
  const problem = usePolling(call, '/live', LIVE_MS, onAnswer);
  return { history, problem };
}

export function useServiceState(call: CallOperator) {
  const [state, setState] = useState<StateAnswer | null>(null);
  usePolling(call, '/state', STATE_MS, setState);
  return state;
}
