import Box from '@mui/material/Box';
import {
  useGetManyAggregate,
  useGetRecordRepresentation,
  useTranslate,
  type RaRecord,
} from 'react-admin';

/** So many are named; the others are counted. */
const NAMED = 12;

/** Names those whom a question is about, also those who are not on the page. */
export function AffectedRecords({ resource, ids }: { resource: string; ids: readonly string[] }) {
  const translate = useTranslate();
  const nameOf = useGetRecordRepresentation(resource);
  const { data, isPending } = useGetManyAggregate<RaRecord<string>>(resource, {
    ids: ids.slice(0, NAMED),
  });
  if (isPending) return null;
  const others = ids.length - NAMED;
  return (
    <Box component="ul" sx={{ mt: 0, mb: 2, pl: 3, overflowWrap: 'anywhere' }}>
      {data?.map((record) => (
        <li key={record.id}>{nameOf(record)}</li>
      ))}
      {others > 0 && <li>{translate('layout.others', { smart_count: others })}</li>}
    </Box>
  );
}
