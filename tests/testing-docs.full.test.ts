import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/config.ts';
import { Mayfly } from '../packages/client/src/index.ts';
import { createSignedIn } from './support/accounts.ts';
import { call } from './support/api-client.ts';
import { findChromium } from './support/browser.ts';
import { blocksOf, saveFiles, sectionOf } from './support/doc-blocks.ts';
import { offerModule, setUpScripts } from './support/doc-scripts.ts';
import { plainMail } from './support/mails.ts';
import { bareEnvironment } from './support/run-process.ts';
import { startSignUpApp } from './support/sign-up-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { neededTool, runTool } from './support/tools.ts';

const program = (path: string) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
const text = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');
const page = await text('docs/use/testing.md');
const workflow = parse(blocksOf(sectionOf(page, 'GitHub Actions'), 'yaml')[0]!, { strict: true });
const { services, steps } = workflow.jobs.test;
const { plans, generateLimitPerIp, senderChecks } = readConfig(services.mayfly.env);
const place = setUpScripts({ plans, generateLimitPerIp, senderChecks });
let app: Awaited<ReturnType<typeof startSignUpApp>>;
let key: string;
beforeAll(async () => {
  app = await startSignUpApp({ smtpPort: place.app.smtpPort });
  const { token } = await createSignedIn(place.app, 'suite@example.org');
  key = (await call(place.app.http, 'POST', '/api/keys', { token, body: { name: 'CI' } })).json.key.secret;
});
afterAll(() => app?.close());

/** Saves the files of a section in a folder of its own. `run` starts Node there and returns what it printed. */
async function openExample(name: string) {
  const folder = join(place.scripts.folder, name);
  await saveFiles(sectionOf(page, name), folder);
  return {
    save: (file: string, content: string) => writeFile(join(folder, file), content),
    run: (...args: string[]) =>
      new Promise<string>((resolve) => {
        const own = { MAYFLY_URL: place.app.http, MAYFLY_TOKEN: key, APP_URL: app.url };
        const env = { ...bareEnvironment(), ...own, NO_COLOR: '1' };
        execFile(process.execPath, args, { cwd: folder, env }, (_, stdout, stderr) =>
          resolve(stdout + stderr),
        );
      }),
  };
}

/** Every address of the account keeps a place until it is deleted. */
const addressesLeft = async () =>
  (await new Mayfly({ baseUrl: place.app.http, token: key }).inboxes()).map(({ address }) => address);

test('the examples for Playwright pass in its own runner, the one for Mailpit too, and an address is deleted after its test', async () => {
  const { save, run } = await openExample('Playwright');
  const [mailpit] = blocksOf(sectionOf(await text('docs/use/clients.md'), 'Mailpit'), 'ts');
  await save('mailpit.spec.ts', mailpit!);
  await save(
    'deleted.spec.ts',
    `import { expect, test } from './fixtures.ts';
    let kept;
    test.afterAll(() => expect(kept.messages()).rejects.toMatchObject({ code: 'not_found' }));
    test('an inbox', async ({ inbox }) => { kept = inbox; expect(await kept.messages()).toEqual([]); });`,
  );
  await save(
    'here.config.ts',
    `import config from './playwright.config.ts';
    const use = { ...config.use, launchOptions: ${JSON.stringify(await findChromium())} };
    export default { ...config, use, workers: 1, timeout: 300_000, expect: { timeout: 60_000 } };`,
  );
  const printed = await run(program('@playwright/test/cli.js'), 'test', '--config', 'here.config.ts');
  expect(printed).toMatch(/^\s*3 passed/m);
});

test('the example for Vitest passes, with a key, and deletes its address', async () => {
  const { run } = await openExample('Vitest');
  expect(await run(program('vitest/vitest.mjs'), 'run')).toMatch(/Tests +1 passed \(1\)/);
  expect(await addressesLeft()).toEqual([]);
});

test('the tasks of the example for Cypress sign up, and its test can be read (npm has no browser of Cypress)', async () => {
  const { save, run } = await openExample('Cypress');
  // This is all that Cypress' own function does.
  await offerModule(place.scripts.folder, 'cypress', 'export const defineConfig = (config) => config;');
  await save(
    'tasks.mjs',
    `import config from './cypress.config.mjs';
    config.e2e.setupNodeEvents(async (kind, { createInbox, waitForCode, deleteInbox }) => {
      const email = await createInbox();
      const post = (path, form) =>
        fetch(config.e2e.baseUrl + path, { method: 'POST', body: new URLSearchParams(form) });
      await post('/sign-up', { email });
      const answer = await post('/confirm', { email, code: await waitForCode(email) });
      console.log(kind, await answer.text(), await deleteInbox(email));
    });`,
  );
  // A task of Cypress has to return something.
  expect(await run('tasks.mjs')).toMatch(/^task .*Welcome!.* null$/m);
  expect(await addressesLeft()).toEqual([]);
  expect(await run('--check', 'cypress/e2e/sign-up.cy.js')).toBe('');
});

const python = neededTool('python3');
test.skipIf(!python)(
  'the inbox for pytest deletes its address, and says why one was refused (needs Python)',
  async () => {
    const folder = join(place.scripts.folder, 'pytest');
    await saveFiles(sectionOf(page, 'pytest'), folder);
    // pytest itself may be missing: `npm run test:runners` uses it.
    await writeFile(join(folder, 'pytest.py'), 'fixture = lambda make: make\n');
    const script = `from conftest import Inbox
kept = [Inbox() for _ in range(5)]
try: Inbox()
except AssertionError as refused: print(refused)
for one in kept: one.delete()`;
    const env = { ...bareEnvironment(), PYTHONPATH: folder, MAYFLY_URL: place.app.http, MAYFLY_TOKEN: key };
    const { output } = await runTool(python!, ['-B', '-c', script], env);
    expect(output).toMatch(/^POST \S+\/api\/generate-email: HTTP Error 429\b.*Email limit reached/);
    expect(await addressesLeft()).toEqual([]);
  },
);

test('where no mail may come, the lines say so, and notice one that came', async () => {
  const inbox = await new Mayfly({ baseUrl: place.app.http, token: key }).createInbox();
  const blocks = blocksOf(sectionOf(page, 'When no mail may come'), 'ts').map((block) =>
    block.replaceAll('5_000', '500'),
  );
  const [none, later] = blocks.map(
    (block) =>
      new Function(
        'inbox',
        'expect',
        'step',
        `return (async () => {${block}})();`.replace(/^\/\/ ….*$/m, 'await step();'),
      ),
  );
  const send = () =>
    sendMail(place.app.smtpPort, { to: inbox.address, raw: plainMail({ text: 'Your code is 271828\r\n' }) });
  await none!(inbox, expect);
  await send();
  await inbox.waitForCode();
  await later!(inbox, expect, async () => {});
  await expect(later!(inbox, expect, send)).rejects.toThrow();
  await inbox.delete();
});

const [bash, curl] = [neededTool('bash'), neededTool('curl')];
test.skipIf(!bash || !curl)(
  'its step that waits ends when Mayfly is ready (needs bash and curl)',
  async () => {
    const { run } = steps.find(({ name }: { name?: string }) => name === 'Wait for Mayfly');
    const env = { ...bareEnvironment(), MAYFLY_URL: place.app.http };
    expect(await runTool(bash!, ['-ec', run], env)).toMatchObject({ code: 0 });
  },
);
