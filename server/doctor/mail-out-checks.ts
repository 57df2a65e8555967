import { fail, ok, warn } from '#server/lib/finding.ts';
import { type Check, reason } from './check.ts';
import type { Surroundings } from './surroundings.ts';

const WAITING_MS = 15 * 60_000;

/** The mail that Mayfly sends itself: codes and notices. */
export function mailOutChecks({ config, inspectDatabase, verifyRelay, now }: Surroundings): Check[] {
  return [
    {
      name: 'mail out',
      async run() {
        if (!config.smtpOutUrl)
          return warn(
            'SMTP_OUT_URL is unset: codes and notices stay in DATA_DIR/outbox',
            'set it, or nobody can sign up or recover a password',
          );
        const { hostname, port } = new URL(config.smtpOutUrl);
        const place = port ? `${hostname}:${port}` : hostname;
        try {
          await verifyRelay(config.smtpOutUrl);
        } catch (error) {
          const { code } = error as { code?: string };
          return code === 'EAUTH'
            ? fail(`${place} refuses the user or password in SMTP_OUT_URL`, 'correct them')
            : fail(
                `${place} (SMTP_OUT_URL) does not accept mail (${reason(error)})`,
                'check that it runs and accepts this machine',
              );
        }
        const { waiting } = await inspectDatabase().catch(() => ({ waiting: null }));
        const since = waiting ? now().getTime() - waiting.getTime() : 0;
        return since > WAITING_MS
          ? warn(
              `system mail has been waiting since ${waiting?.toISOString()}`,
              'the server log shows the codes that the relay answered with',
            )
          : ok(`${place} accepts it`);
      },
    },
  ];
}
