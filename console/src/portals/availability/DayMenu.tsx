import MoreIcon from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { DAYS, type Day } from './draft.js';

interface DayMenuProps {
  readonly day: Day;
  readonly name: string;
  readonly onAllDay: () => void;
  readonly onCopy: (to: readonly Day[]) => void;
}

/**
 * Rare actions on a day: opening it from midnight to midnight, and copying its hours to other days.
 */
export function DayMenu({ day, name, onAllDay, onCopy }: DayMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        aria-label={translate('portal.availability.moreOf', { day: name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onAllDay)}>{translate('portal.availability.allDay')}</MenuItem>
        <Divider />
        <ListSubheader role="presentation">
          {translate('portal.availability.copyDay', { day: name })}
        </ListSubheader>
        <MenuItem onClick={choose(() => onCopy(DAYS.slice(0, 5)))}>
          {translate('portal.availability.toWorkdays')}
        </MenuItem>
        <MenuItem onClick={choose(() => onCopy(DAYS))}>
          {translate('portal.availability.toAllDays')}
        </MenuItem>
        {DAYS.filter((other) => other !== day).map((other) => (
          <MenuItem key={other} onClick={choose(() => onCopy([other]))}>
            {translate(`portal.availability.day.${other}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
