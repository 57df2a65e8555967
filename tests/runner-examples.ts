import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { blocksOf, saveFiles, sectionOf } from './support/doc-blocks.ts';
import { runCli, runProcess } from './support/run-process.ts';
import { startSignUpApp } from './support/sign-up-app.ts';
import { findTool, runTool } from './support/tools.ts';

/**
 * `npm run test:runners`: the examples of docs/use/testing.md whose runners are not on npm, each on the files of its section, with a
 * Mayfly that has the settings of the workflow.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);
const page = await readFile(new URL('../docs/use/testing.md', import.meta.url), 'utf8');
const { services } = parse(blocksOf(sectionOf(page, 'GitHub Actions'), 'yaml')[0]!).jobs.test;

const pytest = findTool('pytest') ?? findTool('pytest-3');
const [javac, java] = [findTool('javac'), findTool('java')];
const jars = ['jupiter-api', 'jupiter-engine', 'platform-commons', 'platform-engine', 'platform-launcher']
  .concat('platform-console', 'platform-reporting')
  .map((name) => `/usr/share/java/junit-${name}.jar`)
  .concat(['apiguardian-api', 'opentest4j', 'picocli'].map((name) => `/usr/share/java/${name}.jar`));

type Environment = Record<string, string | undefined>;
const runners = [
  {
    name: 'pytest',
    missing: pytest ? null : 'pytest (apt-get install python3-pytest)',
    run: (folder: string, env: Environment) => runTool(pytest!, ['-p', 'no:cacheprovider', folder], env),
  },
  {
    name: 'JUnit',
    missing:
      javac && java && jars.every(existsSync)
        ? null
        : 'JUnit 5 (apt-get install default-jdk-headless junit5)',
    async run(folder: string, env: Environment) {
      const path = [folder, ...jars].join(':');
      const sources = ['Inbox.java', 'SignUpTest.java'].map((name) => join(folder, name));
      const compiled = await runTool(javac!, ['-cp', path, '-d', folder, ...sources], env);
      if (compiled.code) return compiled;
      const launcher = 'org.junit.platform.console.ConsoleLauncher';
      return runTool(java!, ['-cp', path, launcher, '--disable-banner', '--select-class', 'SignUpTest'], env);
    },
  },
];

const home = await mkdtemp(join(tmpdir(), 'mayfly-runners-'));
const mayfly = await runProcess({ ...services.mayfly.env, DATA_DIR: join(home, 'data') });
const operate = async (...args: string[]) =>
  (await runCli({ DATA_DIR: join(home, 'data') }, ...args)).stdout.trim();
await operate('user', 'create', 'suite@example.org', '--password', 'correct horse');
await operate('premium', 'grant', 'suite@example.org');
const key = await operate('key', 'create', 'suite@example.org', '--name', 'CI');
const app = await startSignUpApp({ smtpPort: mayfly.smtpPort });
try {
  for (const { name, missing, run } of runners) {
    if (missing) {
      print(`skipped: this machine has no ${missing}`);
      continue;
    }
    const folder = join(home, name);
    await saveFiles(sectionOf(page, name), folder);
    const { PATH, TMPDIR } = process.env;
    for (const MAYFLY_TOKEN of ['', key]) {
      const env = { PATH, TMPDIR, MAYFLY_URL: mayfly.http, MAYFLY_TOKEN, APP_URL: app.url };
      const { code, output } = await run(folder, env);
      const as = `${name}, ${MAYFLY_TOKEN ? 'with a key' : 'as a guest'}`;
      print(code ? `${as}, failed:\n${output}` : `${as}, passed`);
      if (code) process.exitCode = 1;
    }
  }
} finally {
  await app.close();
  await mayfly.stop();
  await rm(home, { recursive: true, force: true });
}
