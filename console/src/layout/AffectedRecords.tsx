import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  useGetList,
  useGetManyAggregate,
  useGetRecordRepresentation,
  useTranslate,
  type RaRecord,
} from 'react-admin';

/** This number of records is named; the others are counted. */
const NAMED = 12;

/** Those whom a question is about, by their ids or by what they have in common. */
export type Affected = { readonly resource: string } & (
  | { readonly ids: readonly string[] }
  | { readonly filter: Readonly<Record<string, unknown>> }
);

/** Names those whom a question is about, also those who are not on the page. */
export function AffectedRecords({ title, ...affected }: Affected & { readonly title?: string }) {
  const { resource } = affected;
  const translate = useTranslate();
  const nameOf = useGetRecordRepresentation(resource);
  const { records, count, error } = useAffected(affected);
  // An empty list would say that no records are affected.
  if (error) {
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {title} {translate('layout.unnamed')}
      </Alert>
    );
  }
  if (records === undefined || count === 0) return null;
  return (
    <>
      {title !== undefined && (
        <Typography component="span" sx={{ display: 'block', mt: 2 }}>
          {title}
        </Typography>
      )}
      <Box component="ul" sx={{ mt: 0, mb: 2, pl: 3, overflowWrap: 'anywhere' }}>
        {records.map((record) => (
          <li key={record.id}>{nameOf(record)}</li>
        ))}
        {count > NAMED && <li>{translate('layout.others', { smart_count: count - NAMED })}</li>}
      </Box>
    </>
  );
}

/**
 * The first of them, how many they are, and whether that could be read; undefined while it is on
 * its way.
 */
function useAffected({ resource, ...by }: Affected) {
  const ids = 'ids' in by ? by.ids : [];
  const filter = 'filter' in by ? by.filter : undefined;
  const named = useGetManyAggregate<RaRecord<string>>(
    resource,
    { ids: ids.slice(0, NAMED) },
    { enabled: ids.length > 0 },
  );
  const found = useGetList<RaRecord<string>>(
    resource,
    { filter, pagination: { page: 1, perPage: NAMED }, sort: { field: 'name', order: 'ASC' } },
    { enabled: filter !== undefined },
  );
  if (filter === undefined) {
    // One that was deleted a moment ago is not among those found.
    const records = named.data?.filter((one: RaRecord<string> | undefined) => one !== undefined);
    return { records, count: ids.length, error: named.error };
  }
  return { records: found.data, count: found.total ?? 0, error: found.error };
}
