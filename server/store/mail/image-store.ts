import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { InboxPlace } from './inbox-place.ts';

type ImagePlace = { messageId: string; image: Buffer };

/** Fetched images in sealed pieces. They are deleted together with their message. */
export function createImageStore({ db }: { db: Db }) {
  return {
    /** The pieces in order; none when the image is not stored. */
    async find({ messageId, image }: ImagePlace): Promise<Buffer[]> {
      const rows = await db
        .selectFrom('message_images')
        .select('sealed')
        .where('message_id', '=', messageId)
        .where('image', '=', image)
        .orderBy('position')
        .execute();
      return rows.map(({ sealed }) => sealed);
    },

    /** Stores nothing when the message is gone, or when the images of its inbox would take more than `maxBytes`. */
    async add(inbox: InboxPlace, { messageId, image }: ImagePlace, pieces: Buffer[], maxBytes: number) {
      await db.transaction().execute(async (trx) => {
        // A deletion of the message waits for this lock, and then sees the image.
        const message = await trx
          .selectFrom('messages')
          .select('id')
          .where('expires_at', '=', inbox.latestEnd)
          .where('inbox_id', '=', inbox.id)
          .where('id', '=', messageId)
          .where('deleted_seq', 'is', null)
          .forShare()
          .executeTakeFirst();
        if (!message) return;
        const { bytes } = await trx
          .selectFrom('message_images')
          .select(sql<number>`coalesce(sum(octet_length(sealed)), 0)::float8`.as('bytes'))
          .where('inbox_id', '=', inbox.id)
          .executeTakeFirstOrThrow();
        if (bytes + pieces.reduce((sum, piece) => sum + piece.length, 0) > maxBytes) return;
        for (const [position, sealed] of pieces.entries())
          await trx
            .insertInto('message_images')
            .values({
              message_id: messageId,
              image,
              position,
              inbox_id: inbox.id,
              expires_at: inbox.latestEnd,
              sealed,
            })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      });
    },
  };
}

export type ImageStore = ReturnType<typeof createImageStore>;
