import {
  type Config,
  ConfigError,
  LIVE_SETTINGS,
  type LiveSettings,
  liveSettings,
  readConfig,
} from '#server/config.ts';
import { type Environment, settingsWithoutEffect } from '#server/config-env.ts';
import { configKeys } from '#server/config-keys.ts';
import type { Logger } from '#server/log.ts';

type Options = { config: Config; log: Logger; read: () => Environment };

/**
 * Reads the settings again. What can change without a restart is changed in `config`, where everybody reads it; the other
 * changes are named in the log. Returns the settings that hold now.
 */
export function createReloadSettings({ config, log, read }: Options): () => LiveSettings {
  let known = read();
  const textOf = (env: Environment, name: string) => env[name]?.trim() ?? '';
  return () => {
    const env = read();
    for (const problem of settingsWithoutEffect(env)) log.warn(problem);
    try {
      const next = readConfig(env);
      const changed = Object.keys(configKeys).filter((name) => textOf(env, name) !== textOf(known, name));
      const applied = changed.filter((name) => name in LIVE_SETTINGS);
      const waiting = changed.filter((name) => !(name in LIVE_SETTINGS));
      Object.assign(config, liveSettings(next));
      log.level = config.logLevel;
      if (applied.length) log.info({ settings: applied }, 'these settings changed and are in use');
      if (waiting.length) log.warn({ settings: waiting }, 'these settings changed and need a restart');
      if (!changed.length) log.info('the settings were read again, and none has changed');
      // The others are named until the restart.
      known = { ...known, ...Object.fromEntries(applied.map((name) => [name, env[name]])) };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      log.error({ problems: error.problems }, 'the settings are wrong, so nothing was changed');
    }
    return liveSettings(config);
  };
}
