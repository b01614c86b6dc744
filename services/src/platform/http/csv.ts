/** Separators that spreadsheets expect in a language. */
const SEPARATORS = { en: ',', de: ';' } as const;

/**
 * A line of a table in CSV (RFC 4180). A value that a spreadsheet would run as a formula becomes
 * plain text. A text with the separator of any language is quoted, so that none begins a cell in
 * its middle.
 */
export function csvLine(
  values: readonly string[],
  language: keyof typeof SEPARATORS = 'en',
): string {
  return `${values.map(cell).join(SEPARATORS[language])}\r\n`;
}

function cell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
