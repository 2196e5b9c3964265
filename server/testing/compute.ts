/** Computes for so long, by the time of this thread. */
export function compute(ms: number): void {
  const { user, system } = process.threadCpuUsage();
  for (;;) {
    const now = process.threadCpuUsage();
    if (now.user + now.system - user - system >= ms * 1000) return;
  }
}
