import type { Keys } from '#server/domain/accounts/keys.ts';
import type { ManageAccounts } from '#server/domain/accounts/manage-accounts.ts';
import type { Counts, Restoration } from '#server/domain/backup/restore-backup.ts';
import type { ManageBlocks } from '#server/domain/blocks/manage-blocks.ts';
import type { Contact } from '#server/domain/contact/contact.ts';
import type { MailNames } from '#server/domain/dns/mail-records.ts';
import type { ManageDomains } from '#server/domain/domains/manage-domains.ts';
import type { RotateKey } from '#server/domain/keys/rotate-key.ts';
import type { CloseInbox } from '#server/domain/operator/close-inbox.ts';
import type { TraceMail } from '#server/domain/operator/trace-mail.ts';
import type { ShowWebhooks } from '#server/domain/webhooks/manage-webhooks.ts';

/** After a backup was restored. */
export type Restored = {
  /** Whether this database is recognized as restored. */
  seemsRestored: () => Promise<boolean>;
  /** Keeps everything that is in it. */
  adopt: () => Promise<void>;
  /** Removes what may have been deleted since. Resolves to the number of removed addresses. */
  removeAndAdopt: () => Promise<number>;
};

type BackupSummary = { accounts: number; addresses: number; messages: number; size: number };

/** What a restore asks about. `lost` is what came since the backup; null if the place is empty. */
export type RestoreQuestion = { where: string; at: string; version: string; lost: Counts | null };

/** What the commands on the database can do. */
export type Operator = {
  manage: ManageAccounts;
  blocks: ManageBlocks;
  domains: ManageDomains;
  contact: Pick<Contact, 'list' | 'setDone' | 'remove'>;
  keys: Pick<Keys, 'create' | 'listAll' | 'remove'>;
  webhooks: ShowWebhooks;
  trace: TraceMail;
  closeInbox: CloseInbox;
  stats: () => Promise<Record<string, number>>;
  restored: Restored;
  backup: (path: string) => Promise<BackupSummary>;
  rotateKey: RotateKey;
};

/** What the command line works with. Each call reads the settings again. */
export type Tools = {
  /** How the operator calls the commands, such as `npm run mayfly --`. */
  program: string;
  /** Writes a result to standard output. */
  print: (text: string) => void;
  /** Writes a problem or a warning to standard error. */
  printError: (text: string) => void;
  /** Asks for a new password on the terminal, or reads it from a pipe. */
  readPassword: () => Promise<string>;
  /** Asks a question on the terminal. Null if there is none. */
  ask: (question: string) => Promise<string | null>;
  /**
   * Opens the existing database of a server that is running or stopped, and says which it is. `updates` allows a
   * database of an older version, which is then updated as a start would do.
   */
  openOperator: (options: { updates: boolean }) => Promise<Operator & { close: () => Promise<void> }>;
  /** Replaces the content of the database by a backup, after `confirm`. It alone may create a database. */
  restore: (
    path: string,
    confirm: (question: RestoreQuestion) => Promise<void>,
  ) => Promise<Restoration & { missing: Array<{ problem: string; remedy: string }> }>;
  /** A path that the operator gave. */
  resolvePath: (path: string) => string;
  /** Where the running server accepts mail. */
  smtpServer: () => { bindHost: string; smtpPort: number; roles: string[] };
  /** Sends one test mail; resolves to the server's answer. */
  sendTest: (target: { host: string; port: number; address: string }) => Promise<string>;
  mailNames: () => Promise<MailNames>;
  /** The addresses the mail host already has in DNS. */
  publishedAddresses: () => Promise<string[]>;
  /** Checks the whole installation and says which it is; `passed` is false when a check failed. */
  runDoctor: (options: { json: boolean }) => Promise<{ text: string; passed: boolean }>;
};

/** Opens the database for one piece of work. */
export async function withOperator<T>(
  tools: Tools,
  work: (operator: Operator) => Promise<T>,
  options = { updates: false },
): Promise<T> {
  const operator = await tools.openOperator(options);
  try {
    return await work(operator);
  } finally {
    await operator.close();
  }
}
