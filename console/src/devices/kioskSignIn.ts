import { BASE_PATH } from '@foyer/contracts/identity';

/**
 * The address that signs a kiosk's page in; the key stands behind the #, which no server is sent.
 */
export function kioskUrl(deviceId: string, key: string, origin: string = location.origin): string {
  const secret = new URLSearchParams({ device: deviceId, key });
  return `${origin}${BASE_PATH}/device-client#${secret.toString()}`;
}

/**
 * The command line that starts the agent of a kiosk; in its settings, so that no list of processes
 * shows the key.
 */
export function agentCommand(
  deviceId: string,
  key: string,
  origin: string = location.origin,
): string {
  return [
    `FOYER_AGENT_SERVER=${origin}`,
    `FOYER_AGENT_DEVICE_ID=${deviceId}`,
    `FOYER_AGENT_DEVICE_KEY=${key}`,
    // Only an installed program runs: a package of this name in a registry is not ours, and must
    // not see the key.
    'npx --no foyer-device-agent',
  ].join(' \\\n  ');
}
