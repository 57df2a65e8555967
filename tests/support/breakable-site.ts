import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Config } from '#server/config.ts';
import type { Report } from '#server/doctor/check.ts';
import { mailNames } from '#server/doctor/mail-names.ts';
import type { Surroundings } from '#server/doctor/surroundings.ts';
import { surroundingsOf } from '#server/doctor/this-machine.ts';
import { type Deployed, startDeployed } from './deployed.ts';

export type Fault = {
  what: string;
  /** Breaks something and returns how the doctor's surroundings differ. */
  arrange: () => Promise<Partial<Surroundings> | undefined> | Partial<Surroundings> | undefined;
  check: string;
  level?: 'fail' | 'warn';
  says: string | RegExp;
  /** For a fault that keeps the doctor waiting. */
  timeoutMs?: number;
};

export const lines = (reports: Report[]) =>
  reports.map(({ level, check, message }) => `${level} ${check}: ${message}`);

/** A correct setup for a test file. Each test breaks one thing, which is repaired after the test. */
export function breakableSite() {
  let site: Deployed;
  const undo: Array<() => unknown> = [];
  beforeAll(async () => {
    site = await startDeployed();
  });
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
    site.mend();
  });
  afterAll(() => site.close());

  /** The surroundings with a changed configuration. */
  const configured = (changed: Partial<Config>): Partial<Surroundings> => {
    const config = { ...site.config, ...changed };
    const { inspectDatabase, ownKeys, findUsedKeys } = surroundingsOf(config);
    const durable = async () => ({ ...(await inspectDatabase()), durable: true });
    return { config, names: mailNames(config), inspectDatabase: durable, ownKeys, findUsedKeys };
  };

  return {
    get site() {
      return site;
    },
    undo: (step: () => unknown) => void undo.push(step),
    configured,

    /** Another mail server with this certificate, or without STARTTLS. */
    async otherServer(banner: string, pair?: { cert: string; key: string }): Promise<Partial<Surroundings>> {
      const server = new SMTPServer({
        name: 'mayfly.example',
        banner,
        ...(pair ?? { disabledCommands: ['STARTTLS'] }),
        logger: false,
      });
      server.on('error', () => {});
      server.listen(0, '127.0.0.1');
      await once(server.server, 'listening');
      undo.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
      const { port } = server.server.address() as AddressInfo;
      return { ...configured({ smtpPort: port }), ports: { ...site.around.ports, smtp: port } };
    },

    /** Tests that the doctor reports each fault with advice and without secrets. */
    testFaults(faults: Fault[]) {
      test.each(faults)('reports: $what', async ({ arrange, check, level = 'fail', says, timeoutMs }) => {
        const reports = await site.examine((await arrange()) ?? {}, { timeoutMs, only: check });
        const found = reports.filter((report) => report.level === level);
        expect(lines(found)).toContainEqual(
          says instanceof RegExp ? expect.stringMatching(says) : expect.stringContaining(says),
        );
        for (const report of found) expect(report.advice).toBeTruthy();
        expect(JSON.stringify(reports)).not.toContain('hush');
      });
    },
  };
}
