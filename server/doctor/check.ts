import { counted } from '#contract/counted.ts';
import { type Finding, fail, type Level } from '#server/lib/finding.ts';
import { inTime, TooLate } from '#server/lib/in-time.ts';

export type Check = { name: string; run: (signal: AbortSignal) => Promise<Finding | Finding[]> };
export type Report = Finding & { check: string };

/** Runs all checks at the same time, each with its own deadline. The reports keep the order of the checks. */
export async function runChecks(checks: Check[], timeoutMs: number): Promise<Report[]> {
  const found = await Promise.all(
    checks.map(async ({ name, run }) => {
      const control = new AbortController();
      const findings = await inTime(run(control.signal), timeoutMs).catch((error: unknown) =>
        error instanceof TooLate
          ? fail(
              `no answer within ${timeoutMs / 1000} s`,
              'check that the service it asked is running and reachable',
            )
          : fail(
              `the check itself failed: ${reason(error)}`,
              'run it again; if it keeps failing, read the server log',
            ),
      );
      control.abort();
      return [findings].flat().map((finding): Report => ({ check: name, ...finding }));
    }),
  );
  return found.flat();
}

/** One line for each finding, with its advice if there is any, and a summary. */
export function reportText(reports: Report[]): string {
  const marks: Record<Level, string> = { ok: 'ok   ', warn: 'warn ', fail: 'FAIL ' };
  const width = Math.max(...reports.map(({ check }) => check.length));
  const lines = reports.map(
    ({ level, check, message, advice }) =>
      `${marks[level]}${check.padEnd(width)}  ${message}${advice ? ` → ${advice}` : ''}`,
  );
  const count = (level: Level) => reports.filter((report) => report.level === level).length;
  return `${lines.join('\n')}\n\n${count('ok')} ok, ${counted(count('warn'), 'warning')}, ${counted(count('fail'), 'problem')}`;
}

const explanations: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection closed',
  ETIMEDOUT: 'no answer in time',
  ABORT_ERR: 'no answer in time',
  EHOSTUNREACH: 'host not reachable',
  ENETUNREACH: 'network not reachable',
  ENOTFOUND: 'the name does not exist',
  EAI_AGAIN: 'DNS does not answer',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is from an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is from an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is from an unknown authority, or the chain is incomplete',
};

/** An error in plain words, for an operator. */
export function reason(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: unknown[] };
  // A name with several addresses gives one error for each.
  if (!message && errors?.length) return reason(errors[0]);
  // Some libraries replace the code of the system, which is still in the message.
  const inside = /\b(E[A-Z]{5,})\b/.exec(message ?? '')?.[1];
  return (
    explanations[code ?? ''] ?? explanations[inside ?? ''] ?? message?.split('\n')[0] ?? code ?? String(error)
  );
}
