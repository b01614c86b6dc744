import { crc32 } from 'node:zlib';

import { JournalFault } from './journal-fault.js';

const NEW_LINE = 0x0a;
const CHECKSUM_DIGITS = 8;

/** A line as it is in the file. */
export function written(line: object): string {
  const json = JSON.stringify(line);
  return `${checksum(json)} ${json}\n`;
}

const checksum = (json: string): string => crc32(json).toString(16).padStart(CHECKSUM_DIGITS, '0');

/**
 * Reads the whole lines of a file, and how long they are. A torn last line does not count.
 * @throws JournalFault JOURNAL_DAMAGED where any other line is not what was written.
 */
export function wholeLines(bytes: Buffer): { lines: unknown[]; size: number } {
  const lines: unknown[] = [];
  let from = 0;
  for (let end = bytes.indexOf(NEW_LINE); end !== -1; end = bytes.indexOf(NEW_LINE, from)) {
    const line = bytes.toString('utf8', from, end);
    const json = line.slice(CHECKSUM_DIGITS + 1);
    if (line.slice(0, CHECKSUM_DIGITS) !== checksum(json)) {
      if (bytes.indexOf(NEW_LINE, end + 1) !== -1) throw new JournalFault('JOURNAL_DAMAGED');
      break;
    }
    lines.push(JSON.parse(json));
    from = end + 1;
  }
  return { lines, size: from };
}
