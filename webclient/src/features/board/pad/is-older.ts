/**
 * True if a version, such as `3.3.0.0`, is older than another; missing parts at the end count as 0.
 */
export function isOlder(version: string, than: string): boolean {
  const [mine, theirs] = [version, than].map((one) => one.split('.').map(Number));
  for (const [at, wanted] of (theirs ?? []).entries()) {
    const part = mine?.[at] ?? 0;
    if (part !== wanted) return part < wanted;
  }
  return false;
}
