import LinesIcon from '@mui/icons-material/FormatListNumberedOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';

import { EmptyState } from '../layout/EmptyState.js';
import { errorText } from '../layout/errorText.js';
import { FailureAlert } from '../layout/FailureAlert.js';
import { PortalLine } from './PortalLine.js';
import { ServeNext } from './ServeNext.js';
import { useLines } from './useLines.js';
import type { WaitingVisitor } from './waitingVisitor.js';

/** Who waits at any portal, and who is at work there. */
export function LinesPage() {
  const translate = useTranslate();
  const { view, error, connected, retry, serveNext } = useLines();
  const [chosen, setChosen] = useState<WaitingVisitor>();
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
          <PortalLine key={line.queueId} line={line} onServeNext={setChosen} />
        ))}
      </Box>
      {chosen && (
        <ServeNext
          visitor={chosen}
          serveNext={(reason) => serveNext(chosen, reason)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
