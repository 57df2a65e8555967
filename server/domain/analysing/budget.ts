/** Allows `burst` at once, and then `perSecond`. */
export function createBudget({ burst, perSecond }: { burst: number; perSecond: number }) {
  let left = burst;
  let at = performance.now();
  return {
    take(): boolean {
      const now = performance.now();
      left = Math.min(burst, left + ((now - at) / 1000) * perSecond);
      at = now;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}
