import DownloadIcon from '@mui/icons-material/GetApp';
import { useMutation } from '@tanstack/react-query';
import {
  Button,
  useDataProvider,
  useListContext,
  useLocaleState,
  useNotify,
  useResourceContext,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';

import { csvOf } from './csv.js';
import { errorText } from './errorText.js';
import { saveFile } from './saveFile.js';

/** As many as the server gives at once. */
const PAGE = 1000;

/**
 * Returns the text of one cell. @param names of the records that a column refers to, by their ids
 */
type Cell<Row> = (
  row: Row,
  locale: string,
  names: ReadonlyMap<Identifier, string>,
) => string | number | null | undefined;

/** The columns of a table by their fields, whose texts are its head. */
export type CsvColumns<Row> = Readonly<Record<string, Cell<Row>>>;

interface ExportProps<Row> {
  readonly columns: CsvColumns<Row>;
  /** The records that a column names only by their ids. */
  readonly refersTo?: {
    readonly resource: string;
    readonly idOf: (row: Row) => Identifier | null | undefined;
    readonly nameOf: (record: never) => string;
  };
  /** The label while the export is running. */
  readonly busyLabel?: string;
}

/**
 * Saves all records that the filters find, not only those of the page, as a table with what the
 * list shows.
 */
export function ExportCsv<Row extends RaRecord>({
  columns,
  refersTo,
  busyLabel = 'ra.action.export',
}: ExportProps<Row>) {
  const { sort, total, ...list } = useListContext<Row>();
  const filter = list.filterValues as Readonly<Record<string, unknown>>;
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const data = useDataProvider();
  const notify = useNotify();

  const namesFor = async (rows: readonly Row[]) => {
    const ids = rows.flatMap((row) => refersTo?.idOf(row) ?? []);
    if (refersTo === undefined || ids.length === 0) return new Map<Identifier, string>();
    const found = await data.getMany<RaRecord>(refersTo.resource, {
      ids: [...new Set(ids)],
    });
    return new Map(found.data.map((one) => [one.id, refersTo.nameOf(one as never)]));
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const head = Object.keys(columns).map((field) =>
        translate(`resources.${resource}.fields.${field}`),
      );
      const lines: string[][] = [head];
      for (let page = 1; ; page++) {
        const pagination = { page, perPage: PAGE };
        const found = await data.getList<Row>(resource, { filter, sort, pagination });
        const names = await namesFor(found.data);
        const line = (row: Row) =>
          Object.values(columns).map((cell) => String(cell(row, locale, names) ?? ''));
        lines.push(...found.data.map(line));
        if (found.data.length < PAGE) break;
      }
      const table = new Blob([csvOf(lines, locale)], { type: 'text/csv;charset=utf-8' });
      saveFile(table, `${resource}.csv`);
    },
    onError: (error) => notify(errorText(error) ?? 'layout.failed', { type: 'error' }),
  });
  return (
    <Button
      label={isPending ? busyLabel : 'ra.action.export'}
      disabled={isPending || total === 0}
      onClick={() => mutate()}
    >
      <DownloadIcon />
    </Button>
  );
}
