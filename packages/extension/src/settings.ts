import { browser } from './browser.ts';

/** Everything that is kept in the browser. */
export type Settings = {
  /** The origin of the chosen server. */
  server?: string;
  /** The key of an account, or the token of a guest. */
  key?: string;
  token?: string;
  /** The address that was made last, and its end. */
  address?: string;
  expiresAt?: string;
};

declare const DEFAULT_SERVER: string;

/** The server that the operator built the extension for, or nothing. It needs the permission like any other. */
export const defaultServer = DEFAULT_SERVER;

const NAMES = ['server', 'key', 'token', 'address', 'expiresAt'];

export const readSettings = (): Promise<Settings> => browser.storage.local.get(NAMES);

/** Keeps these values, and removes those that are undefined. */
export async function keep(values: Settings): Promise<void> {
  const entries = Object.entries(values);
  await browser.storage.local.set(Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
  await browser.storage.local.remove(
    entries.filter(([, value]) => value === undefined).map(([name]) => name),
  );
}

/** What a server has answered is kept for that server alone. Another one may have been chosen in the meantime. */
export async function keepFor(server: string, values: Settings): Promise<void> {
  if ((await readSettings()).server === server) await keep(values);
}

/** Nothing is left, and the extension may reach no server any more. */
export async function forgetEverything(): Promise<void> {
  await browser.storage.local.clear();
  const { origins = [] } = await browser.permissions.getAll();
  if (origins.length > 0) await browser.permissions.remove({ origins });
}
