import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { createCodes } from '#server/domain/accounts/codes.ts';
import { createGoogleSignIn } from '#server/domain/accounts/google-sign-in.ts';
import { createManageAccounts } from '#server/domain/accounts/manage-accounts.ts';
import { createPasswords } from '#server/domain/accounts/passwords.ts';
import { createRecoverPassword } from '#server/domain/accounts/recover-password.ts';
import { createSessions } from '#server/domain/accounts/sessions.ts';
import { createSignIn } from '#server/domain/accounts/sign-in.ts';
import { createSignUp } from '#server/domain/accounts/sign-up.ts';
import { createVerifyCode } from '#server/domain/accounts/verify-code.ts';
import { createKeepPayers } from '#server/domain/billing/keep-payers.ts';
import { createContact } from '#server/domain/contact/contact.ts';
import type { Limits } from '#server/domain/limits.ts';
import { createSystemMail } from '#server/domain/system-mail.ts';
import type { Logger } from '#server/log.ts';
import { createMailer } from '#server/outbound/mailer.ts';
import { createAccountStore } from '#server/store/accounts/account-store.ts';
import { createCodeStore } from '#server/store/accounts/code-store.ts';
import { createSessionStore } from '#server/store/accounts/session-store.ts';
import { createBillingStore } from '#server/store/billing/billing-store.ts';
import type { Db } from '#server/store/database.ts';
import { createInboxStore } from '#server/store/mail/inbox-store.ts';
import { createContactStore } from '#server/store/operations/contact-store.ts';
import { createOutboxStore } from '#server/store/operations/outbox-store.ts';
import type { Vault } from '#server/vault/vault.ts';

/** Accounts, billing, contact and our own mail, wired once for the server and for the command line. */
export async function composeAccounts({
  db,
  vault,
  config,
  limits,
  log,
  now,
}: {
  db: Db;
  vault: Vault;
  config: Config;
  limits: Limits;
  log: Logger;
  now: () => Date;
}) {
  const { publicUrl, supportEmail } = config;
  const accounts = createAccountStore({ db });
  const sessionStore = createSessionStore({ db });
  const codeStore = createCodeStore({ db });
  const mail = createSystemMail({
    outbox: createOutboxStore({ db }),
    vault,
    mailer: createMailer({
      smtpOutUrl: config.smtpOutUrl,
      folder: join(config.dataDir, 'outbox'),
      domain: config.mailDomains[0]!,
    }),
    // What a relay answers may name the recipient: the log gets its numbers alone.
    onFailure: ({ code, responseCode }, attempts) =>
      log.warn({ code, responseCode, attempts }, 'a mail of ours waits for another try'),
    now,
  });
  const passwords = createPasswords();
  const sessions = createSessions({ sessions: sessionStore, now });
  const codes = createCodes({ codes: codeStore, vault, limits, now });
  const shared = {
    accounts,
    codeStore,
    codes,
    passwords,
    sessions,
    limits,
    mail,
    publicUrl,
    supportEmail,
    now,
  };
  const signUp = createSignUp(shared);
  const recover = createRecoverPassword(shared);
  // Loaded where it is switched on: the provider's library is 30 MB of memory.
  const billing = config.stripe
    ? (await import('./billing.ts')).composeBilling({ ...shared, db, keys: config.stripe, log })
    : null;
  const manage = createManageAccounts({
    ...shared,
    sessionStore,
    inboxes: createInboxStore({ db }),
    beforeRemove: billing?.end ?? createKeepPayers({ store: createBillingStore({ db }), now }),
  });
  const contact = createContact({
    contacts: createContactStore({ db }),
    vault,
    mail,
    limits,
    supportEmail,
    now,
  });

  return {
    sessions,
    manage,
    billing,
    contact,
    mail,
    signUp,
    recover,
    signIn: createSignIn(shared),
    codes: createVerifyCode({ ...shared, signUp, recover }),
    googleSignIn: createGoogleSignIn(shared),
  };
}

export type Accounts = Awaited<ReturnType<typeof composeAccounts>>;
