import { type Check, fail, ok, reason, warn } from './check.ts';
import type { Surroundings } from './surroundings.ts';

const WAITING_MS = 15 * 60_000;

/** Codes and notices that Mayfly sends itself. */
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
                `${place} (SMTP_OUT_URL) does not take mail (${reason(error)})`,
                'see that it runs and lets this machine in',
              );
        }
        const { waiting } = await inspectDatabase().catch(() => ({ waiting: null }));
        const since = waiting ? now().getTime() - waiting.getTime() : 0;
        return since > WAITING_MS
          ? warn(
              `mail of ours waits since ${waiting?.toISOString()}`,
              'the server log has the codes its relay answered',
            )
          : ok(`${place} takes it`);
      },
    },
  ];
}
