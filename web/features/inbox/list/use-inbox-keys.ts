import { useKeys } from '#web/lib/use-keys.ts';

type InboxKeys = {
  step: (by: 1 | -1) => void;
  close: (() => void) | undefined;
  refresh: () => Promise<void>;
};

export function useInboxKeys({ step, close, refresh }: InboxKeys): void {
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    r: () => {
      refresh().catch(() => undefined);
    },
    Escape: close,
  });
}
