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
import type { Storage } from './base.ts';

/** Accounts, billing, contact and the mail we send ourselves: for the web, the jobs and the command line. */
export async function composeAccounts(storage: Storage) {
  const { config, stores, vault, limits, now, closers } = storage;
  const { publicUrl, supportEmail } = config;
  const mail = composeSystemMail(storage);
  closers.defer(() => mail.close());

  const keys = createKeys({ store: stores.keys, vault, now });
  const shared = {
    accounts: stores.accounts,
    codeStore: stores.codes,
    codes: createCodes({ codes: stores.codes, vault, limits, now }),
    passwords: createPasswords(),
    sessions: createSessions({ sessions: stores.sessions, keys, now }),
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
    contact: createContact({ contacts: stores.contacts, vault, mail, limits, supportEmail, now }),
    manage: createManageAccounts({
      ...shared,
      premium: stores.premium,
      sessionStore: stores.sessions,
      plans: config.plans,
      takesPayments: billing !== null,
      beforeRemove: billing?.end ?? createKeepPayers({ store: stores.billing, now }),
    }),
  };

  /** Loaded only where billing is on: Stripe's library takes 30 MB of memory. */
  async function openBilling() {
    if (!config.stripe) return null;
    const { composeBilling } = await import('./billing.ts');
    return composeBilling(storage, { keys: config.stripe, mail });
  }
}

export type Accounts = Awaited<ReturnType<typeof composeAccounts>>;

function composeSystemMail({ config, stores, vault, log, now }: Storage) {
  return createSystemMail({
    outbox: stores.outbox,
    vault,
    mailer: createMailer({
      smtpOutUrl: config.smtpOutUrl,
      folder: join(config.dataDir, 'outbox'),
      from: config.mailFrom,
    }),
    // A relay's answer may name the recipient, so only its codes are logged.
    onFailure: ({ code, responseCode }, attempts) =>
      log.warn({ code, responseCode, attempts }, 'a system mail could not be sent and will be tried again'),
    now,
  });
}
