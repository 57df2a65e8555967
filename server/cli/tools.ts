import type { Keys } from '#server/domain/accounts/keys.ts';
import type { ManageAccounts } from '#server/domain/accounts/manage-accounts.ts';
import type { Content, Differences } from '#server/domain/backup/check-backup.ts';
import type { ManageBlocks } from '#server/domain/blocks/manage-blocks.ts';
import type { Contact } from '#server/domain/contact/contact.ts';
import type { MailNames } from '#server/domain/dns/mail-records.ts';
import type { ManageDomains } from '#server/domain/domains/manage-domains.ts';
import type { RotateKey } from '#server/domain/keys/rotate-key.ts';
import type { CloseInbox } from '#server/domain/operator/close-inbox.ts';
import type { TraceMail } from '#server/domain/operator/trace-mail.ts';
import type { ShowWebhooks } from '#server/domain/webhooks/manage-webhooks.ts';

type BackupSummary = { accounts: number; addresses: number; messages: number; size: number };

/** A backup, and the database that it is restored into. `content` is what that has; null if it is empty. */
export type RestoreQuestion = { where: string; at: string; version: string; content: Content | null };

export type Restoration = {
  at: string;
  version: string;
  /** What the database has now; null if the backup was empty. */
  restored: Content | null;
  /** Compared with the database that was emptied; null if it was empty. */
  differences: Differences | null;
  missing: Array<{ problem: string; remedy: string }>;
};

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
  /** Opens the existing database of a server that is running or stopped, and says which it is. */
  openOperator: () => Promise<Operator & { close: () => Promise<void> }>;
  /** Fills the database with a backup, unless `agree` throws. It alone may create a database. */
  restore: (path: string, agree: (question: RestoreQuestion) => Promise<void>) => Promise<Restoration>;
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
export async function withOperator<T>(tools: Tools, work: (operator: Operator) => Promise<T>): Promise<T> {
  const operator = await tools.openOperator();
  try {
    return await work(operator);
  } finally {
    await operator.close();
  }
}
