/** A column of a table: its heading and what it says of a row. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => string;
}

const GAP = '  ';

/**
 * Lines of a table whose columns are aligned; the first one holds the headings. The last column may
 * be of any length.
 */
export function tableLines<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  const cells = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(...cells.map((line) => line[index]?.length ?? 0)),
  );
  return cells.map((line) =>
    line
      .map((text, index) => (index === line.length - 1 ? text : text.padEnd(widths[index] ?? 0)))
      .join(GAP)
      .trimEnd(),
  );
}
