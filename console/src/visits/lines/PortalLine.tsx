import type { LineAgent, SupervisedLine } from '@foyer/contracts/visits';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { PortalState } from '#layout/PortalState.js';
import { LineAgents } from './LineAgents.js';
import type { LineChange } from './lineChange.js';
import { WaitingRow } from './WaitingRow.js';

/** The line of one portal: who waits, and who is at work. */
export function PortalLine(props: {
  line: SupervisedLine;
  /** True if there is another portal to which visitors can be moved. */
  leadsOn: boolean;
  onChange: (change: LineChange) => void;
  onSetState: (agent: LineAgent) => void;
}) {
  const { queueId, name, open, line, agents } = props.line;
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 3, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography variant="h6" component="h2" id={id}>
          <Link component={RouterLink} to={`/portals/${queueId}`} color="inherit" underline="hover">
            {name}
          </Link>
        </Typography>
        <PortalState deactivated={!open} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <div>
          <Typography variant="subtitle2" component="h3">
            {translate('lines.waiting', { smart_count: line.length })}
          </Typography>
          {line.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>{translate('lines.none')}</Typography>
          )}
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {line.map((visitor) => (
              <WaitingRow
                key={visitor.clientId}
                visitor={visitor}
                length={line.length}
                leadsOn={props.leadsOn}
                onChange={(kind) => props.onChange({ kind, visitor })}
              />
            ))}
          </Box>
        </div>
        <LineAgents agents={agents} onSetState={props.onSetState} />
      </Box>
    </Card>
  );
}
