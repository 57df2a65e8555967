import type { Readable, Writable } from 'node:stream';
import type { Tools } from '#server/cli/tools.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';

type Terminal = { input: Readable & { isTTY?: boolean }; output: Writable; errors: Writable };

/**
 * What the command line works with, in this environment. Each part is loaded when a command needs it, so that
 * `--help` and `send-test` answer at once.
 */
export function createCliTools(env: NodeJS.ProcessEnv, { input, output, errors }: Terminal): Tools {
  const config = () => readConfig(env);
  return {
    print: (text) => void output.write(`${text}\n`),
    printError: (text) => void errors.write(`${text}\n`),
    async readPassword() {
      const { readPassword } = await import('#server/cli/read-password.ts');
      return readPassword({ input, prompt: errors });
    },
    async openOperator() {
      const { openCliDoor } = await import('./cli-door.ts');
      return openCliDoor({ config: config(), log: createLog('silent') });
    },
    smtpServer: config,
    async sendTest(target) {
      const { sendTest } = await import('#server/outbound/send-test.ts');
      return sendTest(target);
    },
    async mailNames() {
      const { mailNames } = await import('#server/doctor/mail-names.ts');
      return mailNames(config());
    },
    async publishedAddresses() {
      const { Resolver } = await import('node:dns/promises');
      const { addressesOf } = await import('#server/doctor/host-checks.ts');
      return addressesOf(new Resolver({ timeout: 2_000, tries: 1 }), config().mailHost).catch(() => []);
    },
    async runDoctor(options) {
      const { runDoctor } = await import('#server/doctor/run-doctor.ts');
      return runDoctor(env, options);
    },
  };
}
