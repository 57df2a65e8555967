const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/**
 * Runs a transaction again if PostgreSQL ended it to resolve a deadlock. A migration takes its locks in another order
 * than the processes of the previous version that still run.
 */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || attempt === ATTEMPTS) throw error;
    }
  }
}
