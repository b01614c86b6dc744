import { crc32 } from 'node:zlib';

const PREFIX = 'foyer_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Digits in base 62 of an id of 128 bits, a secret of 256 and a checksum of 32. */
const [ID, SECRET, CHECK] = [22, 43, 6];
const SHAPE = new RegExp(
  `^${PREFIX}([0-9A-Za-z]{${ID}})[0-9A-Za-z]{${SECRET}}([0-9A-Za-z]{${CHECK}})$`,
);

/** True for what is meant as a key, whether it is one or not. */
export const isKeyText = (token: string): boolean => token.startsWith(PREFIX);

/**
 * Writes a key: a prefix that scanners of secrets know, the id, the secret, and a checksum. It
 * tells a typing error, and a string that only looks like a key, without asking the server.
 */
export function keyText(apiKeyId: string, secret: Uint8Array): string {
  const id = base62(BigInt(`0x${apiKeyId.replaceAll('-', '')}`), ID);
  const body = `${PREFIX}${id}${base62(BigInt(`0x${Buffer.from(secret).toString('hex')}`), SECRET)}`;
  return `${body}${checkOf(body)}`;
}

/** The id in a key; undefined for what is no key. It does not say that the secret is right. */
export function idInKey(text: string): string | undefined {
  const [, id = '', check] = SHAPE.exec(text) ?? [];
  if (check === undefined || checkOf(text.slice(0, -CHECK)) !== check) return undefined;
  const hex = numberOf(id).toString(16).padStart(32, '0');
  if (hex.length > 32) return undefined;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const checkOf = (body: string): string => base62(BigInt(crc32(body)), CHECK);

function base62(value: bigint, length: number): string {
  let [rest, text] = [value, ''];
  while (rest > 0n) {
    text = DIGITS.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text.padStart(length, '0');
}

const numberOf = (text: string): bigint =>
  Array.from(text, (digit) => BigInt(DIGITS.indexOf(digit))).reduce(
    (sum, one) => sum * 62n + one,
    0n,
  );
