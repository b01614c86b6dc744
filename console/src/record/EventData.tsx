import type { TimelineEntry } from '@foyer/contracts/audit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface EventDataProps {
  readonly entries: readonly TimelineEntry[];
  /** Further actions. */
  readonly children?: ReactNode;
}

/** The events as they were recorded, once they are asked for. */
export function EventData({ entries, children }: EventDataProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', columnGap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          size="small"
          color="inherit"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ ml: -0.75, minWidth: 0, color: 'text.secondary' }}
        >
          {translate(open ? 'record.hideData' : 'record.data')}
        </Button>
        {children}
      </Box>
      {open && (
        <Box
          component="pre"
          tabIndex={0}
          sx={{
            m: 0,
            p: 1.5,
            bgcolor: 'action.hover',
            borderRadius: 2,
            overflow: 'auto',
            fontSize: 13,
          }}
        >
          {JSON.stringify(entries.length === 1 ? entries[0] : entries, null, 2)}
        </Box>
      )}
    </>
  );
}
