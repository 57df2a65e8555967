import { join } from 'node:path';
import { createCodes } from '#server/domain/accounts/codes.ts';
import { createGoogleSignIn } from '#server/domain/accounts/google-sign-in.ts';
import { createKeys } from '#server/domain/accounts/keys.ts';
import { createManageAccounts } from '#server/domain/accounts/manage-accounts.ts';
import { createPasswords } from '#server/domain/accounts/passwords.ts';
import { createRecoverPassword } from '#server/domain/accounts/recover-password.ts';
import { createSessions } from '#server/domain/accounts/sessions.ts';
import { createSignIn } from '#server/domain/accounts/sign-in.ts';
import { createSignUp } from '#server/domain/accounts/sign-up.ts';
import { createVerifyCode } from '#server/domain/accounts/verify-code.ts';
import { createKeepPayers } from '#server/domain/billing/keep-payers.ts';
import { createContact } from '#server/domain/contact/contact.ts';
import { createSystemMail } from '#server/domain/system-mail.ts';
import { createMailer } from '#server/outbound/mailer.ts';
import { createAccountStore } from '#server/store/accounts/account-store.ts';
import { createCodeStore } from '#server/store/accounts/code-store.ts';
import { createKeyStore } from '#server/store/accounts/key-store.ts';
import { createPremiumStore } from '#server/store/accounts/premium-store.ts';
import { createSessionStore } from '#server/store/accounts/session-store.ts';
import { createBillingStore } from '#server/store/billing/billing-store.ts';
import { createInboxStore } from '#server/store/mail/inbox-store.ts';
import { createContactStore } from '#server/store/operations/contact-store.ts';
import { createOutboxStore } from '#server/store/operations/outbox-store.ts';
import type { Storage } from './base.ts';

/** Accounts, billing, contact and the mail we send ourselves: for the web, the jobs and the command line. */
export async function composeAccounts(storage: Storage) {
  const { config, db, pool, vault, limits, now, closers } = storage;
  const { publicUrl, supportEmail } = config;
  const mail = composeSystemMail(storage);
  closers.defer(() => mail.close());

  const codeStore = createCodeStore({ db });
  const sessionStore = createSessionStore({ db });
  const keys = createKeys({ store: createKeyStore({ db }), vault, now });
  const shared = {
    accounts: createAccountStore({ db }),
    codeStore,
    codes: createCodes({ codes: codeStore, vault, limits, now }),
    passwords: createPasswords(),
    sessions: createSessions({ sessions: sessionStore, keys, now }),
    limits,
    mail,
    publicUrl,
    supportEmail,
    now,
  };
  const signUp = createSignUp(shared);
  const recover = createRecoverPassword(shared);
  const billing = await openBilling();
  if (billing) closers.defer(() => billing.close());

  return {
    mail,
    billing,
    signUp,
    recover,
    sessions: shared.sessions,
    keys,
    passwords: shared.passwords,
    signIn: createSignIn(shared),
    codes: createVerifyCode({ ...shared, signUp, recover }),
    googleSignIn: createGoogleSignIn(shared),
    contact: createContact({ contacts: createContactStore({ db }), vault, mail, limits, supportEmail, now }),
    manage: createManageAccounts({
      ...shared,
      premium: createPremiumStore({ db }),
      sessionStore,
      premiumPlan: config.plans.premium,
      inboxes: createInboxStore({ db, pool }),
      beforeRemove: billing?.end ?? createKeepPayers({ store: createBillingStore({ db }), now }),
    }),
  };

  /** Loaded only where billing is on: Stripe's library takes 30 MB of memory. */
  async function openBilling() {
    if (!config.stripe) return null;
    const { composeBilling } = await import('./billing.ts');
    return composeBilling(storage, { keys: config.stripe, accounts: shared.accounts, mail });
  }
}

export type Accounts = Awaited<ReturnType<typeof composeAccounts>>;

function composeSystemMail({ config, db, vault, log, now }: Storage) {
  return createSystemMail({
    outbox: createOutboxStore({ db }),
    vault,
    mailer: createMailer({
      smtpOutUrl: config.smtpOutUrl,
      folder: join(config.dataDir, 'outbox'),
      domain: config.mailDomains[0]!,
    }),
    // A relay's answer may name the recipient, so only its codes are logged.
    onFailure: ({ code, responseCode }, attempts) =>
      log.warn({ code, responseCode, attempts }, 'a system mail could not be sent and will be tried again'),
    now,
  });
}
