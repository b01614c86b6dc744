import { CONTENT_SLOTS, type ContentSlot, type QueueContentItem } from '@foyer/contracts/portals';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { SettingsForm } from '../settings/SettingsForm.js';
import { SlotItems } from './SlotItems.js';

/** What is shown at one station of a visitor's way. */
function SlotSection({ slot }: { slot: ContentSlot }) {
  const translate = useTranslate();
  const items = useWatch({ name: `queueContent.${slot}` }) as QueueContentItem[] | undefined;
  return (
    <Accordion disableGutters sx={{ width: '100%' }} slotProps={{ heading: { component: 'h3' } }}>
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography sx={{ flex: 1 }}>{translate(`portal.slot.${slot}`)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mr: 2 }}>
          {translate('portal.content.count', { smart_count: items?.length ?? 0 })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <SlotItems slot={slot} />
      </AccordionDetails>
    </Accordion>
  );
}

/** What the portal shows on the way through it, station by station. */
export function ContentTab() {
  return (
    <SettingsForm sends={['queueContent']}>
      {CONTENT_SLOTS.map((slot) => (
        <SlotSection key={slot} slot={slot} />
      ))}
    </SettingsForm>
  );
}
