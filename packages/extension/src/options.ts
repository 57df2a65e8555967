import { isolate } from '../../../contract/isolate.ts';
import { browser } from './browser.ts';
import { type Problem, permissionFor, problemWith, readServer } from './server.ts';
import { defaultServer, forgetEverything, keep, readSettings } from './settings.ts';
import { say, translatePage } from './texts.ts';

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const serverField = find<HTMLInputElement>('server');
const keyField = find<HTMLInputElement>('key');

translatePage();
document.title = say('settingsTitle');

find('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const server = readServer(serverField.value);
  if (typeof server === 'string') return show(say(server), true);
  const key = keyField.value.trim() || undefined;
  // Asked at once: browsers show the question only as the answer to a click.
  const asked = browser.permissions.request(permissionFor(server));
  show(say('browserAsks'));
  // If the browser cannot ask, that is not a yes either.
  if (!(await asked.catch(() => false))) return show(explain('permissionRefused', server), true);
  show(say('asking'));
  const problem = await problemWith(server, key);
  if (problem) {
    await giveBack(server);
    return show(explain(problem, server), true);
  }
  await use(server.origin, key);
  serverField.value = server.origin;
  show(say('saved', isolate(server.host)));
});

const sure = find<HTMLDialogElement>('sure');
find('forget').addEventListener('click', () => {
  // Closed with Escape, it would keep the last answer.
  sure.returnValue = '';
  sure.showModal();
});
sure.addEventListener('close', async () => {
  if (sure.returnValue !== 'forget') return;
  await forgetEverything();
  known = {};
  serverField.value = defaultServer;
  keyField.value = '';
  show(say('forgotten'));
});

let known = await readSettings();
serverField.value = known.server ?? defaultServer;
keyField.value = known.key ?? '';

// A key belongs to its server: it is never sent to another one, and is filled in again with its address.
serverField.addEventListener('input', () => {
  const server = readServer(serverField.value);
  const isKnown = typeof server !== 'string' && server.origin === known.server;
  if (isKnown) keyField.value ||= known.key ?? '';
  else if (keyField.value.trim() === known.key) keyField.value = '';
});

/** Another server, or another key, has other addresses. */
async function use(server: string, key: string | undefined): Promise<void> {
  const before = await readSettings();
  const isSame = before.server === server && before.key === key;
  known = { server, ...(key ? { key } : {}) };
  await keep({
    server,
    key,
    ...(isSame ? {} : { token: undefined, address: undefined, expiresAt: undefined }),
  });
  if (before.server && before.server !== server) await giveBack(new URL(before.server));
}

/** A server that is not used needs no permission. */
async function giveBack(server: URL): Promise<void> {
  const used = (await readSettings()).server;
  const isUsed = used && permissionFor(new URL(used)).origins[0] === permissionFor(server).origins[0];
  if (!isUsed) await browser.permissions.remove(permissionFor(server));
}

function explain(problem: Problem, { host }: URL): string {
  if (problem === 'notAnAddress' || problem === 'notEncrypted' || problem === 'keyUnknown')
    return say(problem);
  return say(problem, isolate(host));
}

function show(text: string, isProblem = false): void {
  const result = find('result');
  result.textContent = text;
  result.className = isProblem ? 'problem' : '';
  serverField.setAttribute('aria-invalid', String(isProblem));
}
