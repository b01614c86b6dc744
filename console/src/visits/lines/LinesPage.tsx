import type { LineAgent } from '@foyer/contracts/visits';
import LinesIcon from '@mui/icons-material/FormatListNumberedOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';

import { EmptyState } from '#layout/EmptyState.js';
import { errorText } from '#layout/errorText.js';
import { FailureAlert } from '#layout/FailureAlert.js';
import { ChangeLine } from './ChangeLine.js';
import type { LineChange } from './lineChange.js';
import { PortalLine } from './PortalLine.js';
import { SetStateDialog } from './SetStateDialog.js';
import { useLines } from './useLines.js';

/** The waiting visitors of all portals, and the agents at work there. */
export function LinesPage() {
  const translate = useTranslate();
  const { view, error, connected, retry, move, transfer, setState } = useLines();
  const [change, setChange] = useState<LineChange>();
  const [agent, setAgent] = useState<LineAgent>();
  return (
    <>
      <Title title={translate('resources.lines.name', { smart_count: 2 })} />
      <Box sx={{ display: 'grid', gap: 2, mt: 2, px: { xs: 2, sm: 0 } }}>
        {error !== null && (
          <FailureAlert text={errorText(error) ?? translate('lines.failed')} retry={retry} />
        )}
        <div role="status">
          {view !== undefined && !connected && error === null && (
            <Alert severity="warning">{translate('lines.old')}</Alert>
          )}
        </div>
        {view === undefined && error === null && <Skeleton variant="rounded" height={240} />}
        {view?.lines.length === 0 && (
          <EmptyState icon={<LinesIcon />} title="lines.empty" hint="lines.emptyHint" />
        )}
        {view?.lines.map((line) => (
          <PortalLine
            key={line.queueId}
            line={line}
            leadsOn={view.lines.some(({ queueId, open }) => open && queueId !== line.queueId)}
            onChange={setChange}
            onSetState={setAgent}
          />
        ))}
      </Box>
      {change && view && (
        <ChangeLine
          change={change}
          lines={view.lines}
          move={move}
          transfer={transfer}
          onClose={() => setChange(undefined)}
        />
      )}
      {agent && (
        <SetStateDialog agent={agent} setState={setState} onClose={() => setAgent(undefined)} />
      )}
    </>
  );
}
