import type { CallRecord } from '@foyer/contracts/calls';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Datagrid,
  FunctionField,
  ListBase,
  Pagination,
  SimpleList,
  TextField,
  useTranslate,
} from 'react-admin';

import { partnerOf } from '#calls/callNames.js';
import { RatedCallsCsv } from '#calls/RatedCallsCsv.js';
import { ratingOf } from '#calls/ratingText.js';
import { LocalDate } from '#layout/LocalDate.js';
import { ScrollingTable } from '#layout/ScrollingTable.js';

type Call = CallRecord & { id: string };

/**
 * The calls that were rated, the newest first, with what visitors wrote; each leads to its record.
 */
export function RatedCalls({
  portalId,
  between,
}: {
  portalId: string;
  /** The first and the last moment. */
  between: { readonly from: string; readonly to: string };
}) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const rating = (call: Call) => ratingOf(call, translate);
  return (
    <ListBase<Call>
      key={`${between.from} ${between.to}`}
      resource="calls"
      filterDefaultValues={{ queueId: portalId, rated: true, ...between }}
      sort={{ field: 'rangAt', order: 'DESC' }}
      perPage={10}
      disableSyncWithLocation
      storeKey={false}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 3, mb: 1 }}>
        <Typography variant="h6" component="h3">
          {translate('portal.feedback.calls')}
        </Typography>
        <RatedCallsCsv />
      </Box>
      {isNarrow ? (
        <SimpleList<Call>
          rowClick="show"
          primaryText={rating}
          secondaryText={({ comment }) => comment ?? '–'}
          tertiaryText={(call) => partnerOf(call, translate)}
        />
      ) : (
        <ScrollingTable>
          <Datagrid rowClick="show" bulkActionButtons={false}>
            <LocalDate source="rangAt" showTime />
            <FunctionField<Call> source="rating" render={rating} />
            <TextField
              source="comment"
              sortable={false}
              emptyText="–"
              sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            />
            <FunctionField<Call>
              source="visitorName"
              sortable={false}
              render={(call) => partnerOf(call, translate)}
            />
            <TextField source="agentName" sortable={false} emptyText="–" />
          </Datagrid>
        </ScrollingTable>
      )}
      <Pagination rowsPerPageOptions={[5, 10, 25]} />
    </ListBase>
  );
}
