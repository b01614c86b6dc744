import { CONTENT_SLOTS, type ContentSlot, type QueueContentItem } from '@foyer/contracts/portals';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { SettingsForm } from '../settings/SettingsForm.js';
import { SlotItems } from './SlotItems.js';

/** The content at one step of a visitor's way. */
function SlotSection(props: {
  slot: ContentSlot;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onEdit: (itemId?: string) => void;
}) {
  const { slot, isOpen, onOpen, onEdit } = props;
  const translate = useTranslate();
  const items = useWatch({ name: `queueContent.${slot}` }) as QueueContentItem[] | undefined;
  return (
    <Accordion
      disableGutters
      sx={{ width: '100%' }}
      slotProps={{ heading: { component: 'h3' } }}
      expanded={isOpen}
      onChange={(_, opens) => {
        onOpen(opens);
        if (opens) onEdit();
      }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography sx={{ flex: 1 }}>{translate(`portal.slot.${slot}`)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mr: 2 }}>
          {translate('portal.content.count', { smart_count: items?.length ?? 0 })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <SlotItems slot={slot} onEdit={onEdit} />
      </AccordionDetails>
    </Accordion>
  );
}

/** The portal's content on the visitor's way, step by step; the preview plays the edited one. */
export function ContentTab() {
  const [edited, setEdited] = useState<{ station: ContentSlot; itemId?: string | undefined }>();
  // Kept above the form, which starts again with what was saved: a section in work stays open.
  const [open, setOpen] = useState<readonly ContentSlot[]>([]);
  return (
    <SettingsForm sends={['queueContent']} preview={edited ?? {}}>
      {CONTENT_SLOTS.map((slot) => (
        <SlotSection
          key={slot}
          slot={slot}
          isOpen={open.includes(slot)}
          onOpen={(opens) =>
            setOpen((others) => [
              ...others.filter((each) => each !== slot),
              ...(opens ? [slot] : []),
            ])
          }
          onEdit={(itemId) => setEdited({ station: slot, itemId })}
        />
      ))}
    </SettingsForm>
  );
}
