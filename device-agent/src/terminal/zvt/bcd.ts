import { TerminalFault } from '../terminal-fault.js';

/**
 * Two decimal digits in each byte, with zeros before.
 * @throws TerminalFault when the digits do not fit.
 */
export function writeBcd(digits: string | number, bytes: number): Buffer {
  const text = String(digits).padStart(bytes * 2, '0');
  if (!/^\d+$/.test(text) || text.length > bytes * 2) throw new TerminalFault('MESSAGE_MALFORMED');
  return Buffer.from(text, 'hex');
}

/** The digits as text; a half byte that is no digit (a masked one, or padding) stays a letter. */
export const readBcd = (bytes: Buffer): string => bytes.toString('hex').toUpperCase();

/** The digits as a number, or null where one of them is none. */
export function readBcdNumber(bytes: Buffer): number | null {
  const digits = readBcd(bytes);
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}
