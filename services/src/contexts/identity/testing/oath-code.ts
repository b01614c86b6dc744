import { execFileSync } from 'node:child_process';

/** The program that plays the phone: `FOYER_TEST_OATHTOOL`, or the one on the path. */
const OATHTOOL = process.env.FOYER_TEST_OATHTOOL ?? 'oathtool';

/** The code of a Base32 secret at a time, by a program that others wrote. */
export function oathCode(secret: string, at: Date): string {
  const now = `--now=${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  return execFileSync(OATHTOOL, ['--totp', '--base32', now, secret], { encoding: 'utf8' }).trim();
}
