import Typography from '@mui/material/Typography';
import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';

import { AffectedRecords } from './AffectedRecords.js';

/** Records that lose something with the one that is deleted. */
export interface Losing {
  readonly resource: string;
  readonly ids: readonly string[];
}

/**
 * Deletes the record of the page after the question `<texts>.deleteTitle`, which names it, and `<texts>.deleteText`;
 * says that nothing takes it back, and names those who lose something by it.
 */
export function DeleteAfterQuestion(props: {
  texts: string;
  name: string;
  losing?: (record: never) => Losing;
}) {
  const { texts, name, losing } = props;
  const record = useRecordContext<Record<string, unknown> & { id: string }>();
  const translate = useTranslate();
  const others = record && losing?.(record as never);
  return (
    <DeleteWithConfirmButton
      confirmTitle={translate(`${texts}.deleteTitle`, { name: record?.[name] })}
      confirmContent={
        <>
          {translate(`${texts}.deleteText`)} {translate('layout.final')}
          {others !== undefined && others.ids.length > 0 && (
            <>
              <Typography component="span" sx={{ display: 'block', mt: 2 }}>
                {translate('layout.alsoAffected')}
              </Typography>
              <AffectedRecords {...others} />
            </>
          )}
        </>
      }
      mutationMode="pessimistic"
    />
  );
}
