import { setFlagsFromString } from 'node:v8';
import { brand } from '#contract/brand.ts';
import { type Config, ConfigError, configHelp, type LiveSettings, readConfig } from './config.ts';
import { settingsWithoutEffect, withSettingsFile } from './config-env.ts';
import { version } from './lib/version.ts';
import { createLog } from './log.ts';
import { createReloadSettings } from './process/reload-settings.ts';
import { createShutdown } from './process/shutdown.ts';
import { checkDatabase, startProblem } from './process/start-problem.ts';
import { welcome } from './process/welcome.ts';
import { checkTlsFiles } from './smtp/check-tls-files.ts';

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(
    `npm start runs ${brand.name}. Settings come from environment variables, and all are optional:\n\n${configHelp()}`,
  );
  process.exit(0);
}

/** Used by `npm run dev`, where Vite serves the pages. */
const WITHOUT_PAGES = '--without-pages';
const [argument] = process.argv.slice(2).filter((name) => name !== WITHOUT_PAGES);
if (argument !== undefined) {
  // Only the name in NAME=value is printed, because the value may be a secret.
  console.error(
    `npm start does not know "${argument.split('=')[0]}": settings come from environment variables, and npm start -- --help lists them.`,
  );
  process.exit(1);
}

const config = configOrExit();
const log = createLog(config.logLevel);
log.info({ version, node: process.version }, 'starting');
for (const problem of settingsWithoutEffect(withSettingsFile(process.env))) log.warn(problem);
const readAgain = createReloadSettings({ config, log, read: () => withSettingsFile(process.env) });
const shutdown = createShutdown({ log, exit: (code) => process.exit(code) });

// The size on the command line is meant for this thread only, but V8 would apply it to worker threads, which set their
// own.
setFlagsFromString('--max-semi-space-size=0');
// Only our own user may read what we write: keys, the database, mail waiting to be sent.
process.umask(0o077);
let reload: ((live: LiveSettings) => Promise<unknown>) | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shutdown.onSignal(signal));
// With a terminal, SIGHUP means that the terminal was closed. Without one, it asks us to read the settings and the certificate again.
process.on('SIGHUP', () => {
  if (process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY) shutdown.onSignal('SIGHUP');
  else void reload?.(readAgain());
});
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    // Errors during the shutdown are expected: connections are cut on purpose.
    log[shutdown.isRunning() ? 'debug' : 'fatal']({ err: error }, event);
    shutdown.run(1);
  });
}

try {
  const { urls, domains } = await shutdown.during(start());
  if (!shutdown.isRunning())
    console.log(
      welcome({
        urls,
        domain: domains.join(', '),
        web: config.roles.includes('web'),
        catchAll: config.catchAll !== null,
      }),
    );
} catch (error) {
  log.debug({ err: error }, 'the start failed');
  console.error(`${brand.name} did not start: ${startProblem(error, config)}`);
  shutdown.run(1);
}

async function start() {
  if (config.smtpTls && config.roles.includes('smtp')) await checkTlsFiles(config.smtpTls);
  const { databaseUrl, announce } = await openDatabase();
  const { createApp } = await import('#server/app.ts');
  const app = await createApp({
    config,
    databaseUrl,
    log,
    servesPages: !process.argv.includes(WITHOUT_PAGES),
  });
  shutdown.add({ name: 'app', close: () => app.close() });
  reload = app.reload;
  announce(app.urls.http);
  return app;
}

/** The operator's own database, or an embedded one in DATA_DIR that only this process may use. */
async function openDatabase(): Promise<{ databaseUrl: string; announce(url: string): void }> {
  const { lockDataDir, prepareDataDir } = await import('./data-dir.ts');
  if (config.databaseUrl !== null) {
    prepareDataDir(config.dataDir);
    const { createClients } = await import('#server/store/clients.ts');
    const { Client } = createClients(config.databaseUrl);
    await checkDatabase(new Client({ connectionTimeoutMillis: 5_000 }));
    return { databaseUrl: config.databaseUrl, announce: () => {} };
  }
  const lock = lockDataDir(config.dataDir);
  shutdown.add({ name: 'lock', close: lock.release });
  const { startEmbedded } = await import('#server/postgres/embedded.ts');
  const database = await startEmbedded({ dataDir: config.dataDir, log });
  shutdown.add({ name: 'database', close: database.stop, kill: database.kill });
  return { databaseUrl: database.url, announce: lock.announce };
}

function configOrExit(): Config {
  try {
    return readConfig(withSettingsFile(process.env));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) console.error(problem);
    console.error('npm start -- --help lists every setting.');
    process.exit(1);
  }
}
