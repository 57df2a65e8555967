import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { createProgress } from '#server/cli/progress.ts';
import { printable } from '#server/cli/text.ts';
import type { Tools } from '#server/cli/tools.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { withSettingsFile } from '#server/config-env.ts';
import { commandName } from '#server/lib/command-name.ts';
import { createLog } from '#server/log.ts';

type Terminal = {
  input: Readable & { isTTY?: boolean };
  output: Writable;
  errors: Writable & { isTTY?: boolean };
};

/**
 * What the command line works with, in this environment. Each part is loaded when a command needs it, so that
 * `--help` and `send-test` answer at once.
 */
export function createCliTools(given: NodeJS.ProcessEnv, { input, output, errors }: Terminal): Tools {
  const env = withSettingsFile(given);
  const config = () => readConfig(env);
  // What is printed may be a stranger's, such as the answer of a mail server.
  const print = (text: string) => void output.write(`${printable(text)}\n`);
  const printError = (text: string) => void errors.write(`${printable(text)}\n`);
  const announce = async (installation: Config) => {
    const { describeInstallation } = await import('./describe-installation.ts');
    printError(describeInstallation(installation));
  };
  return {
    program: commandName(given),
    print,
    printError,
    async readPassword() {
      const { readPassword } = await import('#server/cli/read-password.ts');
      return readPassword({ input, prompt: errors });
    },
    async ask(question) {
      const { ask } = await import('#server/cli/ask.ts');
      return ask({ input, prompt: errors }, printable(question));
    },
    async openOperator() {
      const { openCliDoor } = await import('./cli-door.ts');
      const installation = config();
      const operator = await openCliDoor({
        config: installation,
        log: createLog('silent'),
        progress: createProgress(errors),
      });
      await announce(installation);
      return operator;
    },
    async restore(path, agree) {
      const { restoreInstallation } = await import('./restore-door.ts');
      const installation = config();
      await announce(installation);
      return restoreInstallation({
        config: installation,
        log: createLog('silent'),
        path,
        agree,
        progress: createProgress(errors),
      });
    },
    // npm runs commands in the folder of the program, not where the operator is.
    resolvePath: (path) => resolve(env.INIT_CWD ?? '', path),
    smtpServer: config,
    async sendTest(target) {
      const { sendTest } = await import('#server/outbound/send-test.ts');
      const { proxyProtocol } = config();
      if (!proxyProtocol.length) return sendTest(target);
      const { createNetworkList } = await import('#server/domain/network-list.ts');
      const { connectToServer } = await import('#server/lib/proxy-protocol/connect-to-server.ts');
      const isProxy = createNetworkList(proxyProtocol);
      return sendTest({ ...target, connection: await connectToServer({ ...target, isProxy }) });
    },
    async mailNames() {
      const { mailNames } = await import('#server/doctor/mail-names.ts');
      const { readKnownDomains } = await import('#server/doctor/known-domains.ts');
      const installation = config();
      const known = await readKnownDomains(installation);
      if (!known)
        printError('There is no running database to ask, so these are the domains of MAIL_DOMAINS.');
      return mailNames(installation, known);
    },
    async publishedAddresses() {
      const { createAskDns } = await import('#server/lib/dns-answer.ts');
      const { addressesOf } = await import('#server/doctor/host-checks.ts');
      const { dnsServers, mailHost } = config();
      return addressesOf(createAskDns({ servers: dnsServers }), mailHost).catch(() => []);
    },
    async runDoctor(options) {
      try {
        await announce(config());
      } catch (error) {
        // The doctor reports bad settings like any other fault.
        if (!(error instanceof ConfigError)) throw error;
      }
      const { runDoctor } = await import('#server/doctor/run-doctor.ts');
      return runDoctor(env, options);
    },
  };
}
