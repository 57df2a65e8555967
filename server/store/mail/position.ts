/**
 * SQL: the position after which the next change of an inbox is numbered, while its row is locked. Positions are
 * milliseconds of the database's clock, or just one more than the last. So a database that was restored, or promoted
 * without the last changes, doesn't give a number again that a page has already seen (decision 027).
 */
export const NEXT_FROM = 'greatest(seq, floor(extract(epoch FROM now()) * 1000)::bigint)';
