import { tableLines, type Column } from './table.js';
import type { Terminal } from './terminal.js';

/** Prints rows for a person: a table with a heading. */
export function printRows<Row>(
  terminal: Terminal,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): void {
  const [heading = '', ...lines] = tableLines(columns, rows);
  terminal.fittedLine(terminal.styled('bold', heading));
  for (const line of lines) terminal.fittedLine(line);
}
