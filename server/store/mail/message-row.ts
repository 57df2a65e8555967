export type MessageRow = {
  /** The latest end of its inbox, and so its partition. */
  latestEnd: Date;
  inboxId: string;
  seq: number;
  id: string;
  receivedAt: Date;
  size: number;
  /** Sealed. Null once the message is deleted. */
  summary: Buffer | null;
  /** An older version wrote the summary. */
  outdated: boolean;
  bodyId: string | null;
  bodyLatestEnd: Date | null;
  /** Sealed: the code and the links. Null until the message has been searched. */
  found: Buffer | null;
  /** How often a job has claimed it to analyse it. */
  foundTries: number;
  /** Sealed: what the checks of the sender found. Null until the checks have run. */
  verdict: Buffer | null;
  seen: boolean;
  /** Positions of the later changes. */
  seenSeq: number | null;
  foundSeq: number | null;
  verdictSeq: number | null;
  deletedSeq: number | null;
  storedAt: Date | null;
};

export const messageColumns = [
  'expires_at as latestEnd',
  'inbox_id as inboxId',
  'seq',
  'id',
  'received_at as receivedAt',
  'size',
  'summary',
  'outdated',
  'body_id as bodyId',
  'body_expires_at as bodyLatestEnd',
  'found',
  'found_tries as foundTries',
  'found_seq as foundSeq',
  'verdict',
  'verdict_seq as verdictSeq',
  'seen',
  'seen_seq as seenSeq',
  'deleted_seq as deletedSeq',
  'stored_at as storedAt',
] as const;

/** The same columns for a statement that calls the table `m`. */
export const COLUMNS_OF_M = messageColumns
  .map((column) => column.split(' as '))
  .map(([name, alias = name]) => `m.${name} AS "${alias}"`)
  .join(', ');
