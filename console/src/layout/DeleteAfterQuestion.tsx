import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';

/** Deletes the record of the page after the question `<texts>.deleteTitle`, which names it, and `<texts>.deleteText`. */
export function DeleteAfterQuestion({ texts, name }: { texts: string; name: string }) {
  const record = useRecordContext<Record<string, unknown> & { id: string }>();
  const translate = useTranslate();
  return (
    <DeleteWithConfirmButton
      confirmTitle={translate(`${texts}.deleteTitle`, { name: record?.[name] })}
      confirmContent={`${texts}.deleteText`}
      mutationMode="pessimistic"
    />
  );
}
