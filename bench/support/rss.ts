import { readFileSync } from 'node:fs';
import { childrenOf } from './cpu.ts';

/** Resident bytes of a process. */
export function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** Bytes of a process and its descendants, with shared pages counted once. */
export function proportionalBytes(pid: number): number {
  const own =
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
  return childrenOf(pid).reduce((sum, child) => sum + proportionalBytes(child), own);
}

/** Returns how much the memory of a process grew at most during the work. */
export async function growthWhile<T>(pid: number, work: () => Promise<T>) {
  const before = residentBytes(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid));
  }, 20);
  try {
    const result = await work();
    return { result, growth: Math.max(peak, residentBytes(pid)) - before };
  } finally {
    clearInterval(timer);
  }
}
