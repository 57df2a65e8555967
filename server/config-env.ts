import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { configKeys } from './config-keys.ts';
import { readableFile } from './config-values.ts';

export type Environment = Record<string, string | undefined>;

/** The environment with the lines of SETTINGS_FILE, which win. If the file cannot be read, `readConfig` says so. */
export function withSettingsFile(env: Environment): Environment {
  const path = env.SETTINGS_FILE?.trim();
  if (!path || !readableFile.safeParse(path).success) return env;
  try {
    return { ...env, ...parseEnv(readFileSync(path, 'utf8')), SETTINGS_FILE: path };
  } catch {
    return env;
  }
}

/** Names that begin like this are meant for us. Other programs use HTTP_, DATABASE_, GOOGLE_ and the like. */
const OURS = /^(FREE|PREMIUM|GUEST|GENERATE|STORE|STORAGE|FETCH|SENDER|MAIL|MAILTM|SMTP|STRIPE|OPERATOR)_/;
const names = Object.keys(configKeys);
const RETIRED: Record<string, string> = {
  DATABASE_READ_URL: 'lists and messages are read from DATABASE_URL',
};

/** One line for each variable that is no setting, but was one or looks like one. Never shows a value. */
export function settingsWithoutEffect(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      if (Object.hasOwn(RETIRED, name))
        return env[name]?.trim() ? [`${name} has no effect any more: ${RETIRED[name]}`] : [];
      const upper = name.toUpperCase();
      const near = names.find((known) => distance(upper, known) <= (known.length < 8 ? 1 : 2));
      if (near) return [`${name} is not a setting: did you mean ${near}?`];
      return OURS.test(upper) ? [`${name} is not a setting`] : [];
    });
}

/** How many letters have to be added, removed or changed to get from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1));
    row = next;
  }
  return row[to.length]!;
}
