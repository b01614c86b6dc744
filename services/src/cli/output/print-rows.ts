import { tableLines, type Column } from './table.js';
import type { Terminal } from './terminal.js';

/** Prints rows for a person: a table with a heading. */
export function printRows<Row>(
  terminal: Terminal,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): void {
  if (rows.length === 0) {
    terminal.note('There is nothing yet.');
    return;
  }
  const [heading = '', ...lines] = tableLines(columns, rows);
  terminal.fittedLine(terminal.styled('bold', heading));
  for (const line of lines) terminal.fittedLine(line);
}
