import type { ReactNode } from 'react';

import { LoadFailure } from '#app/LoadFailure.js';
import { Button } from '#design/Button.js';
import { classes } from '#design/classes.js';
import { Skeleton } from '#design/Skeleton.js';
import styles from './TablePage.module.css';

interface Column {
  readonly text: string;
  readonly isFigure?: boolean;
}

interface TablePageProps<One> {
  readonly list: {
    readonly data: readonly One[] | undefined;
    readonly error: unknown;
    readonly hasNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly refetch: () => Promise<unknown>;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** The class of the table, for the look of its rows. */
  readonly look: string | undefined;
  readonly columns: readonly Column[];
  readonly row: (one: One) => ReactNode;
  readonly empty: { readonly title: string; readonly text: string };
  /** The message about the failed load. */
  readonly failed: string;
  readonly older: string;
  /** Stands above the table: the title, the filters. */
  readonly children: ReactNode;
}

/** A page that lists things in a table, the newest first, and older ones when they are asked for. */
export function TablePage<One>({ list, look, row, children, ...texts }: TablePageProps<One>) {
  const { data, error } = list;
  const again = list.isFetchNextPageError ? list.fetchNextPage : list.refetch;
  return (
    <main className={styles.page}>
      {children}
      {!data && error === null && <Skeleton height="20rem" />}
      {data?.length === 0 && error === null && (
        <div className={styles.empty} role="status">
          <h2>{texts.empty.title}</h2>
          <p>{texts.empty.text}</p>
        </div>
      )}
      {data && data.length > 0 && (
        <table className={classes(styles.table, look)}>
          <thead>
            <tr>
              {texts.columns.map(({ text, isFigure }) => (
                <th key={text} scope="col" className={isFigure ? styles.figure : undefined}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{data.map(row)}</tbody>
        </table>
      )}
      {error !== null && (
        <LoadFailure text={texts.failed} failure={error} again={() => void again()} />
      )}
      {list.hasNextPage && error === null && (
        <Button onClick={() => void list.fetchNextPage()}>{texts.older}</Button>
      )}
    </main>
  );
}
