import type { Wrap } from '#web/language/words.ts';

export const texts = {
  headline: 'An inbox that deletes itself',
  promise: 'Get an address and watch its messages arrive. When its time is up, everything is deleted.',
  noSuchPage: ({ path, mono }: { path: string; mono: Wrap }) => (
    <>There is no page at {mono(path)}, so here is the home page.</>
  ),
  dismiss: 'Dismiss',
};
