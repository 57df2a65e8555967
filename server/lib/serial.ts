/** Runs the work once for every call, one run at a time. */
export function createSerial(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.catch(() => {}).then(work);
    return last;
  };
}
