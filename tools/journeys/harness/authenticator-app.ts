import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows for a key now, as it was typed from the page. */
export function codeOfApp(key: string, aheadMs = 0): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + aheadMs });
}
