/**
 * Names of the leave to reach this machine: what browsers call it now, and what they called it
 * first.
 */
const NAMES = ['loopback-network', 'local-network-access'];

/**
 * Asks if the browser lets a page reach programs on its own machine (Local Network Access).
 * `prompt`: it asks the person at the first try. Browsers that know no such question let pages do
 * it.
 */
export async function leaveForMachine(
  permissions: Pick<Permissions, 'query'> = globalThis.navigator.permissions,
): Promise<PermissionState> {
  for (const name of NAMES) {
    try {
      const { state } = await permissions.query({ name } as unknown as PermissionDescriptor);
      return state;
    } catch {
      // It knows no leave of that name.
    }
  }
  return 'granted';
}
