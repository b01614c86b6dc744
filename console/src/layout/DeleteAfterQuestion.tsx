import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';

import { AffectedRecords, type Affected } from './AffectedRecords.js';

/** Records that lose something with the one that is deleted, below what is said of them. */
export type Losing = Affected & { readonly text?: string };

/**
 * Deletes the record of the page after the question `<texts>.deleteTitle`, which names it, and
 * `<texts>.deleteText`. Says that it cannot be undone, and names the people who lose access by it.
 */
export function DeleteAfterQuestion(props: {
  texts: string;
  name: string;
  losing?: (record: never) => readonly Losing[];
}) {
  const { texts, name, losing } = props;
  const record = useRecordContext<Record<string, unknown> & { id: string }>();
  const translate = useTranslate();
  const others = (record && losing?.(record as never)) ?? [];
  return (
    <DeleteWithConfirmButton
      confirmTitle={translate(`${texts}.deleteTitle`, { name: record?.[name] })}
      confirmContent={
        <>
          {translate(`${texts}.deleteText`)} {translate('layout.final')}
          {others.map(({ text = 'layout.alsoAffected', ...affected }) => (
            <AffectedRecords key={text} {...affected} title={translate(text)} />
          ))}
        </>
      }
      mutationMode="pessimistic"
    />
  );
}
