import { BASE_PATH } from '@foyer/contracts/identity';

/** Width of a QR code in pixels, without margin (specification, section 9). */
export const QR_CODE_WIDTH = 512;

/** The address that visitors of a portal open. */
export function portalUrl(shortlink: string, origin: string = location.origin): string {
  return `${origin}${BASE_PATH}/web-client-v2/queue/${shortlink}`;
}
