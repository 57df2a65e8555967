/** Milliseconds of processor time that work takes, so that other programs on the machine do not count. */
export function threadTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
