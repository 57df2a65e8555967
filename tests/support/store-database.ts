import { afterAll, beforeAll } from 'vitest';
import { createDatabase } from '#server/store/database.ts';
import { createTestDatabase } from './test-database.ts';

type StoreDatabase = ReturnType<typeof createDatabase> & { url: string };

/** A migrated database of its own for the tests of a file, for stores and use cases without an app. */
export function setUpDatabase(): StoreDatabase {
  const place = {} as StoreDatabase;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase({ migrated: true });
    drop = database.drop;
    Object.assign(place, createDatabase({ url: database.url, prepares: true, onError: () => {} }), {
      url: database.url,
    });
  });
  afterAll(async () => {
    await place.close?.();
    await drop?.();
  });
  return place;
}
