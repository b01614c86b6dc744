import { spawnSync } from 'node:child_process';

/**
 * A loopback interface and one more: media engines pass the loopback by and need another way to
 * themselves. The pair leads nowhere but back. The default route counts all the same: a page
 * without leave for the camera may tell only the address by which it would reach the world.
 */
const SET_UP = [
  'ip link set lo up',
  'ip link add foyer0 type veth peer name foyer1',
  'ip addr add 10.99.0.1/24 dev foyer0',
  'ip link set foyer0 up',
  'ip link set foyer1 up',
  'ip route add default via 10.99.0.2',
].join(' && ');

/**
 * Puts a command into a network of its own, so that nothing of what it starts, media least of all,
 * can leave it or meet anything else. Linux lets root do so; elsewhere the command stays as it is.
 * @param {readonly [string, readonly string[]]} command
 * @returns {readonly [string, readonly string[]]}
 */
export function inOwnNetwork([file, args]) {
  if (!hasOwnNetworks()) return [file, args];
  return ['unshare', ['-n', 'sh', '-c', `${SET_UP} && exec "$@"`, 'sh', file, ...args]];
}

/** @returns {boolean} whether a command can have a network of its own here */
export function hasOwnNetworks() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  return spawnSync('unshare', ['-n', 'sh', '-c', SET_UP], { stdio: 'ignore' }).status === 0;
}
