import { useFailure } from './use-failure.ts';

/** In the place of the first message: a mail that was not stored. What is below it may be out of sight. */
export default function AttemptLine({ address }: { address: string }) {
  const failure = useFailure(address);
  return failure && <p className="text-sm font-medium text-amber flow:pb-2 app:pt-1">{failure.words}</p>;
}
