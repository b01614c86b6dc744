import DownloadIcon from '@mui/icons-material/GetApp';
import { useMutation } from '@tanstack/react-query';
import {
  Button,
  useDataProvider,
  useListContext,
  useLocaleState,
  useNotify,
  useTranslate,
} from 'react-admin';

import { refusalText } from '../layout/refusalText.js';
import { saveFile } from '../layout/saveFile.js';
import { transactionCsv, type TransactionRecord } from './transactionCsv.js';

/** As many as the server gives at once. */
const PAGE = 1000;

/** Saves all payments that the filters find, not only those of the page, as a table. */
export function ExportTransactions() {
  const list = useListContext<TransactionRecord>();
  const { sort, total } = list;
  const filter = list.filterValues as Readonly<Record<string, unknown>>;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const data = useDataProvider();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rows: TransactionRecord[] = [];
      for (let page = 1; ; page++) {
        const pagination = { page, perPage: PAGE };
        const query = { filter, sort, pagination };
        const found = await data.getList<TransactionRecord>('transactions', query);
        rows.push(...found.data);
        if (found.data.length < PAGE) break;
      }
      const table = transactionCsv(rows, translate, locale);
      saveFile(new Blob([table], { type: 'text/csv;charset=utf-8' }), 'transactions.csv');
    },
    onError: (error) => notify(refusalText(error) ?? 'layout.failed', { type: 'error' }),
  });
  return (
    <Button
      label={isPending ? 'payment.exporting' : 'ra.action.export'}
      disabled={isPending || total === 0}
      onClick={() => mutate()}
    >
      <DownloadIcon />
    </Button>
  );
}
