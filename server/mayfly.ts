import { runCommandLine } from './cli/command-line.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';

/**
 * The process behind `npm run mayfly`: gives the command line what it works with. Each part is loaded when a command
 * needs it, so that `--help` and `send-test` answer at once.
 */
process.umask(0o077);
const config = () => readConfig(process.env);

process.exitCode = await runCommandLine(process.argv.slice(2), {
  async readPassword() {
    const { readPassword } = await import('./cli/read-password.ts');
    return readPassword({ input: process.stdin, prompt: process.stderr });
  },
  async openOperator() {
    const { openCliDoor } = await import('./compose/cli-door.ts');
    return openCliDoor({ config: config(), log: createLog('silent') });
  },
  smtpServer: config,
  async sendTest(target) {
    const { sendTest } = await import('./outbound/send-test.ts');
    return sendTest(target);
  },
  async mailNames() {
    const { mailNames } = await import('./doctor/mail-names.ts');
    return mailNames(config());
  },
  async publishedAddresses() {
    const { Resolver } = await import('node:dns/promises');
    const { addressesOf } = await import('./doctor/host-checks.ts');
    return addressesOf(new Resolver({ timeout: 2_000, tries: 1 }), config().mailHost).catch(() => []);
  },
  async runDoctor(options) {
    const { runDoctor } = await import('./doctor/run-doctor.ts');
    return runDoctor(process.env, options);
  },
});
