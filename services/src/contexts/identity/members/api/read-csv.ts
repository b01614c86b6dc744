import { CsvError, parse } from 'csv-parse/sync';

/** The possible separators of cells: the one that occurs most in the header is used. */
const SEPARATORS = [',', ';', '\t'] as const;

/** The text of a file as cells; `brokenAt` is the row from which on it cannot be read. */
export function readCsv(
  text: string,
): { readonly table: readonly (readonly string[])[] } | { readonly brokenAt: number } {
  try {
    const table = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
    });
    return { table };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error;
    return { brokenAt: typeof lines === 'number' ? lines : 1 };
  }
}

function separatorOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string): number => header.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}
