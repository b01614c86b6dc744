import type { PortalException } from '@foyer/contracts/portals';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { v7 as newId } from 'uuid';

import { ownName } from '#providers/ownName.js';
import type { Draft } from './draft.js';
import { ExceptionDialog } from './ExceptionDialog.js';
import { useExceptionInWords } from './useExceptionInWords.js';

interface ExceptionListProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** The days and hours that differ from the week, the next one first. */
export function ExceptionList({ draft, onChange }: ExceptionListProps) {
  const translate = useTranslate();
  const { rangeOf, stateOf } = useExceptionInWords();
  const [edited, setEdited] = useState<PortalException | null>(null);
  const { exceptions, timezone } = draft;
  const others = exceptions.filter(({ _id }) => _id !== edited?._id);
  const add = async () => {
    const agentName = await ownName();
    setEdited({
      _id: newId(),
      name: '',
      startDateTime: '',
      endDateTime: '',
      open: false,
      active: true,
      agentName,
      timezone,
    });
  };
  const save = (exception: PortalException) => {
    const all = [...others, exception];
    all.sort((a, b) => a.startDateTime.localeCompare(b.startDateTime));
    onChange({ exceptions: all });
    setEdited(null);
  };
  return (
    <Box component="section" aria-labelledby="portal-exceptions" sx={{ mt: 4 }}>
      <Typography id="portal-exceptions" variant="subtitle1" component="h3">
        {translate('portal.availability.exceptions')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('portal.availability.exceptionsHint')}
      </Typography>
      <List dense>
        {exceptions.map((exception) => (
          <ListItem
            key={exception._id}
            disablePadding
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={translate('portal.availability.exception.remove', {
                  name: exception.name,
                })}
                onClick={() =>
                  onChange({ exceptions: exceptions.filter(({ _id }) => _id !== exception._id) })
                }
              >
                <RemoveIcon />
              </IconButton>
            }
          >
            <ListItemButton onClick={() => setEdited(exception)}>
              <ListItemText
                primary={exception.name}
                secondary={rangeOf(exception)}
                sx={{ overflowWrap: 'anywhere' }}
              />
              <Chip
                size="small"
                variant="outlined"
                color={exception.active && exception.open ? 'success' : 'default'}
                label={stateOf(exception)}
                sx={{ mr: 2 }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Button startIcon={<AddIcon />} onClick={() => void add()}>
        {translate('portal.availability.exception.add')}
      </Button>
      {edited !== null && (
        <ExceptionDialog
          key={edited._id}
          exception={edited}
          isNew={!exceptions.some(({ _id }) => _id === edited._id)}
          others={others}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}
