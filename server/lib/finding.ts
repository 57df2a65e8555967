export type Level = 'ok' | 'warn' | 'fail';
/** What a look at the installation found. */
export type Finding = {
  level: Level;
  /** In plain words. */
  message: string;
  /** What to do about it. */
  advice?: string;
};

export const ok = (message: string): Finding => ({ level: 'ok', message });
export const warn = (message: string, advice: string): Finding => ({ level: 'warn', message, advice });
export const fail = (message: string, advice: string): Finding => ({ level: 'fail', message, advice });
