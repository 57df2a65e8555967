import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { settingsWithoutEffect } from '#server/config-env.ts';
import { ok, warn } from '#server/lib/finding.ts';
import { version } from '#server/lib/version.ts';
import { allChecks } from './all-checks.ts';
import { type Report, reportText, runChecks } from './check.ts';
import { readKnownDomains } from './known-domains.ts';
import { surroundingsOf } from './this-machine.ts';

const CHECK_MS = 12_000;

/** Checks the installation that these settings describe. Bad settings are reported like any other fault. */
export async function runDoctor(env: Record<string, string | undefined>, { json }: { json: boolean }) {
  const reports: Report[] = [{ check: 'version', ...ok(version) }, ...(await examine(env))];
  return {
    text: json ? JSON.stringify(reports, null, 2) : reportText(reports),
    passed: reports.every(({ level }) => level !== 'fail'),
  };
}

async function examine(env: Record<string, string | undefined>): Promise<Report[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((message) => ({
      level: 'fail',
      check: 'settings',
      message,
      advice: 'correct it: npm start -- --help lists every setting',
    }));
  }
  const withoutEffect = settingsWithoutEffect(env).map((message) => ({
    check: 'settings',
    ...warn(message, 'correct or remove it: npm start -- --help lists every setting'),
  }));
  const around = surroundingsOf(config, await readKnownDomains(config));
  return [...withoutEffect, ...(await runChecks(allChecks(around), CHECK_MS))];
}
