import { readArchive, type ArchiveProgress } from '@foyer/contracts/client';
import { paymentRoutes, type Transaction } from '@foyer/contracts/payments';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchFile } from '#app/fetch-file.js';
import { messageOf } from '#app/message-of.js';
import { saveFile } from '#app/save-file.js';
import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import { queryOf, type Filters } from './filters.js';
import styles from './TransactionsPage.module.css';

/** As many receipts as the server puts into one archive. */
const RECEIPTS_MAX = 999;

interface TransactionFilesProps {
  readonly filters: Filters;
  readonly transactions: readonly Transaction[];
}

/** Exports the listed payments: all matching ones as a table, and their receipts. */
export function TransactionFiles({ filters, transactions }: TransactionFilesProps) {
  const { t } = useTranslation();
  const [making, setMaking] = useState<'table' | 'receipts' | null>(null);
  const [progress, setProgress] = useState<ArchiveProgress | null>(null);
  const [problem, setProblem] = useState<string>();
  const aborted = useRef(new AbortController());
  useEffect(() => () => aborted.current.abort(), []);

  const paid = transactions.filter(({ status }) => status === 'success').slice(0, RECEIPTS_MAX);
  const make = async (what: 'table' | 'receipts', name: string, load: () => Promise<Blob>) => {
    aborted.current = new AbortController();
    const { signal } = aborted.current;
    setMaking(what);
    setProblem(undefined);
    setProgress(null);
    try {
      saveFile(await load(), name);
    } catch (error) {
      if (!signal.aborted) setProblem(messageOf(error, t));
    }
    setMaking(null);
  };
  const table = async () => {
    const { signal } = aborted.current;
    const query = queryOf(filters);
    return (await fetchFile(paymentRoutes.exportTransactions, { query, signal })).blob();
  };
  const receipts = async () => {
    const { signal } = aborted.current;
    const body = { ids: paid.map(({ _id }) => _id) };
    const response = await fetchFile(paymentRoutes.downloadReceipts, { body, signal });
    const total = Number(response.headers.get('x-receipts') ?? paid.length);
    return readArchive(response, total, setProgress);
  };
  return (
    <div className={styles.files}>
      <Button
        busy={making === 'table'}
        onClick={() => void make('table', 'transactions.csv', table)}
      >
        {t('payments.export')}
      </Button>
      {paid.length > 0 && (
        <Button
          busy={making === 'receipts'}
          onClick={() => void make('receipts', 'receipts.zip', receipts)}
        >
          {t('payments.receipts', { count: paid.length })}
        </Button>
      )}
      {making === 'receipts' && (
        <>
          <progress
            aria-label={t('payments.receiptsProgress')}
            value={progress?.done}
            max={progress?.total}
          />
          <Button kind="quiet" onClick={() => aborted.current.abort()}>
            {t('payments.receiptsCancel')}
          </Button>
        </>
      )}
      <FormProblem text={problem} />
    </div>
  );
}
