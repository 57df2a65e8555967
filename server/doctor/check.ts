import { setTimeout as sleep } from 'node:timers/promises';

export type Level = 'ok' | 'warn' | 'fail';
export type Finding = {
  level: Level;
  /** What is well or wrong, in plain words. */
  message: string;
  /** What to do about it. */
  advice?: string;
};
export type Check = { name: string; run: (signal: AbortSignal) => Promise<Finding | Finding[]> };
export type Report = Finding & { check: string };

export const ok = (message: string): Finding => ({ level: 'ok', message });
export const warn = (message: string, advice: string): Finding => ({ level: 'warn', message, advice });
export const fail = (message: string, advice: string): Finding => ({ level: 'fail', message, advice });

/** All at once, each with its own time; the reports come in the order of the checks. */
export async function runChecks(checks: Check[], timeoutMs: number): Promise<Report[]> {
  const found = await Promise.all(
    checks.map(async ({ name, run }) => {
      const control = new AbortController();
      const late = sleep(timeoutMs, null, { signal: control.signal, ref: false }).then(
        () =>
          fail(`no answer within ${timeoutMs / 1000} s`, 'see whether what is asked runs and is reachable'),
        () => ok(''),
      );
      const work = run(control.signal).catch((error: unknown) =>
        fail(
          `the check itself failed: ${reason(error)}`,
          'run it again; if it stays, look at the server log',
        ),
      );
      const findings = [await Promise.race([work, late])].flat();
      control.abort();
      return findings.map((finding): Report => ({ check: name, ...finding }));
    }),
  );
  return found.flat();
}

/** One line for each finding; advice on a line of its own, where there is any. */
export function reportText(reports: Report[]): string {
  const marks: Record<Level, string> = { ok: 'ok   ', warn: 'warn ', fail: 'FAIL ' };
  const width = Math.max(...reports.map(({ check }) => check.length));
  const lines = reports.map(
    ({ level, check, message, advice }) =>
      `${marks[level]}${check.padEnd(width)}  ${message}${advice ? ` → ${advice}` : ''}`,
  );
  const count = (level: Level) => reports.filter((report) => report.level === level).length;
  return `${lines.join('\n')}\n\n${count('ok')} ok, ${count('warn')} to look at, ${count('fail')} wrong`;
}

const words: Record<string, string> = {
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
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is of an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is of an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is of an unknown authority, or the chain is not whole',
};

/** An error in words, without what only a programmer would read. */
export function reason(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: unknown[] };
  // Several addresses of a name were tried.
  if (!message && errors?.length) return reason(errors[0]);
  // Libraries put their own code over the system's.
  const inside = /\b(E[A-Z]{5,})\b/.exec(message ?? '')?.[1];
  return words[code ?? ''] ?? words[inside ?? ''] ?? message?.split('\n')[0] ?? code ?? String(error);
}
