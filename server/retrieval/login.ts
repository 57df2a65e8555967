import { CATCH_ALL_ADDRESS } from '#contract/catch-all.ts';
import { refusalOf } from '#server/domain/errors.ts';
import type { FoundInbox, Inboxes } from '#server/domain/inboxes/inboxes.ts';
import type { Mailboxes } from '#server/domain/inboxes/mailboxes.ts';
import type { Owner } from '#server/domain/inboxes/owner.ts';
import type { Limit, Limits } from '#server/domain/limits.ts';
import { isThisMachine, lineOf } from '#server/domain/network.ts';
import { Busy } from '#server/lib/fair-queue.ts';
import { createTurns } from '#server/lib/turns.ts';

const TOKEN = /^[A-Za-z0-9_-]{16,100}$/;
const MAX_USER = 320;
/** Logins tried at the same time. A network can exceed its limit of wrong passwords by `perNetwork` at most. */
const AT_ONCE = { parallel: 32, perNetwork: 5 };
const wrongOfNetwork: Limit = { name: 'mail-program-passwords', max: 20, windowMs: 60_000 };

/** One inbox and its owner, as of now. */
export type Opened = { owner: Owner; inbox: FoundInbox };
export type Access = Opened & {
  /** The same again, or null once the address has ended or the password no longer opens it. */
  current: () => Promise<Opened | null>;
};
export type Credentials = { user: string; password: string };

/** Said whatever was wrong, so that nobody learns which addresses exist. */
export const WRONG = 'The address or the password is wrong.';
export const IN_CLEAR = 'Encrypt the connection before you send a password.';

/** A password may be sent in clear only where nobody can listen. */
export const mayLogIn = ({ isSecure, isLocal }: { isSecure: boolean; isLocal: boolean }) =>
  isSecure || isLocal;

/**
 * Opens the inbox of an address for a password: a token that owns it, or the mailbox's own password. The token of CATCH_ALL
 * opens the inbox of all mail, whatever the user is called.
 */
export function createLogin({
  identify,
  inboxes,
  mailboxes,
  limits,
}: {
  identify: (token: string) => Promise<Owner | null>;
  inboxes: Pick<Inboxes, 'findOwn'>;
  mailboxes: Pick<Mailboxes, 'signIn'>;
  limits: Limits;
}) {
  async function open(token: string, user: string, ip: string): Promise<Opened | null> {
    const known = await identify(token).catch(nullIfRefused);
    if (!known) return null;
    const owner = isThisMachine(ip) ? known : { ...known, network: lineOf(ip) };
    const address = owner.kind === 'catch-all' ? CATCH_ALL_ADDRESS : user;
    const inbox = await inboxes.findOwn(owner, address).catch(nullIfRefused);
    return inbox && { owner, inbox };
  }

  async function find({ user, password }: Credentials, ip: string): Promise<Access | null> {
    if (user.length > MAX_USER) return null;
    const accessBy = async (token: string): Promise<Access | null> => {
      const opened = await open(token, user, ip);
      return opened && { ...opened, current: () => open(token, user, ip) };
    };
    const byToken = TOKEN.test(password) ? await accessBy(password) : null;
    if (byToken) return byToken;
    const mailbox = await mailboxes.signIn({ address: user, password }, { ip }).catch(nullIfRefused);
    return mailbox && accessBy(mailbox.token);
  }

  async function tryOut(given: Credentials, ip: string): Promise<Access | 'wrong' | 'too-many'> {
    // Counted afterwards: many programs of one network may log in at once, and passwords of mailboxes have their own limit.
    const mayTry = await limits.check(wrongOfNetwork, { ip }).then(() => true, nullIfRefused);
    if (!mayTry) return 'too-many';
    const access = await find(given, ip);
    if (access) return access;
    const isCounted = await limits.take(wrongOfNetwork, { ip }).then(() => true, nullIfRefused);
    return isCounted ? 'wrong' : 'too-many';
  }

  const inTurn = createTurns(AT_ONCE);

  /** `too-many`: the network has tried too many wrong passwords, so the connection has to end. */
  return (given: Credentials, ip: string) =>
    inTurn(lineOf(ip), () => tryOut(given, ip)).catch((error) => {
      if (error instanceof Busy) return 'too-many' as const;
      throw error;
    });
}

export type Login = ReturnType<typeof createLogin>;

function nullIfRefused(error: unknown): null {
  if (refusalOf(error)) return null;
  throw error;
}

/** The user and the password of AUTH PLAIN (RFC 4616), or null. Acting for somebody else is not possible. */
export function readPlain(encoded: string): Credentials | null {
  const [asUser, user, password, ...more] = Buffer.from(encoded, 'base64').toString().split('\0');
  if (user === undefined || password === undefined || more.length || (asUser && asUser !== user)) return null;
  return { user, password };
}
