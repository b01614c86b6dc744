/**
 * True if several sockets of one process can listen at the same port and share its connections: on
 * Linux, from Node 22.12 and 23.1 on (`reusePort`). Older ones ignore the option, and other systems
 * refuse it.
 */
export function canReusePort(
  platform: NodeJS.Platform = process.platform,
  version: string = process.versions.node,
): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return platform === 'linux' && (major > 23 || minor >= (LEAST_MINOR.get(major) ?? Infinity));
}

const LEAST_MINOR: ReadonlyMap<number, number> = new Map([
  [22, 12],
  [23, 1],
]);
