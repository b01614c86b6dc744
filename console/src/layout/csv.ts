/**
 * Returns a table in CSV (RFC 4180) that spreadsheets open by a double click: with a mark of its
 * encoding, and with the separator of the language.
 */
export function csvOf(rows: readonly (readonly string[])[], locale: string): string {
  const separator = locale === 'de' ? ';' : ',';
  const lines = rows.map(
    (row) => `${row.map((value) => cell(value, separator)).join(separator)}\r\n`,
  );
  return `\uFEFF${lines.join('')}`;
}

/** Makes text plain that a spreadsheet would take for a formula; a negative number is none. */
function cell(value: string, separator: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(value) && !/^-[\d.,]+$/.test(value);
  const plain = isFormula ? `'${value}` : value;
  return /["\r\n]/.test(plain) || plain.includes(separator)
    ? `"${plain.replaceAll('"', '""')}"`
    : plain;
}
