import { type Kysely, sql } from 'kysely';

/** Domains become rows with a state. What an older version stored about an inbox does not name its domain: the start adds that. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    `CREATE TABLE domains (
      id uuid PRIMARY KEY, nr bigint GENERATED ALWAYS AS IDENTITY, name_hash bytea NOT NULL, name_sealed bytea NOT NULL,
      kind text NOT NULL CHECK (kind IN ('shared', 'own')),
      plan text NOT NULL DEFAULT 'free' CHECK (plan IN ('free', 'premium')),
      weight int NOT NULL DEFAULT 1, state text NOT NULL CHECK (state IN
        ('pending', 'active', 'resting', 'retiring', 'retired', 'suspended', 'blocked')),
      subdomains boolean NOT NULL DEFAULT false, account_id uuid REFERENCES accounts ON DELETE SET NULL,
      created_at timestamptz NOT NULL, state_since timestamptz NOT NULL, ends_at timestamptz,
      sealed bytea NOT NULL, health text, verified_at timestamptz, first_missed_at timestamptz, misses int NOT NULL DEFAULT 0,
      told_at timestamptz, check_at timestamptz, renews_on date)`,
    // Anybody may claim a name; one account or the operator has it.
    `CREATE UNIQUE INDEX domains_name ON domains (name_hash) WHERE state NOT IN ('pending', 'suspended')`,
    'CREATE UNIQUE INDEX domains_claim ON domains (account_id, name_hash)',
    'CREATE INDEX domains_check ON domains (check_at) WHERE check_at IS NOT NULL',
    'ALTER TABLE inboxes ADD COLUMN domain_id uuid',
    'CREATE INDEX inboxes_domain ON inboxes (domain_id)',
    'CREATE INDEX inboxes_without_domain ON inboxes (id) WHERE domain_id IS NULL',
    `CREATE TABLE domain_days (
      domain_id uuid NOT NULL REFERENCES domains ON DELETE CASCADE, day date NOT NULL,
      addresses int NOT NULL DEFAULT 0, mails int NOT NULL DEFAULT 0,
      heard_of int NOT NULL DEFAULT 0, heard int NOT NULL DEFAULT 0, refused jsonb NOT NULL DEFAULT '{}',
      PRIMARY KEY (domain_id, day))`,
    `CREATE TABLE domain_reports (
      domain_id uuid NOT NULL REFERENCES domains ON DELETE CASCADE, site text NOT NULL, day date NOT NULL,
      network bytea NOT NULL, PRIMARY KEY (domain_id, site, day, network))`,
  ])
    await sql.raw(statement).execute(db);
}
