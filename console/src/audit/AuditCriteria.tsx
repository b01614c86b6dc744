import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ANYTHING, type Criteria } from './criteria.js';
import { EventPicker } from './EventPicker.js';
import { Picker } from './Picker.js';
import { useCallChoices } from './useCallChoices.js';
import { useSubjectChoices } from './useSubjectChoices.js';

const TIMES = ['from', 'to'] as const;

interface AuditCriteriaProps {
  readonly initial: Criteria;
  readonly onSearch: (criteria: Criteria) => void;
}

/**
 * The criteria of the search. A change asks nothing before the button is pressed, since every
 * search is recorded.
 */
export function AuditCriteria({ initial, onSearch }: AuditCriteriaProps) {
  const translate = useTranslate();
  const [criteria, setCriteria] = useState(initial);
  const field = (name: keyof Criteria) => ({
    label: translate(`audit.field.${name}`),
    value: criteria[name],
    onChange: (value: string) => setCriteria({ ...criteria, [name]: value }),
  });
  const text = (name: keyof Criteria) => {
    const { onChange, ...rest } = field(name);
    return {
      ...rest,
      size: 'small' as const,
      onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    };
  };
  return (
    <Box
      component="form"
      role="search"
      aria-label={translate('audit.search')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(criteria);
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
        '& .MuiFormControl-root': { m: 0 },
      }}
    >
      <Picker {...field('personId')} useChoices={usePeople} />
      <Picker {...field('portalId')} useChoices={usePortals} />
      <Picker {...field('correlationId')} useChoices={useCallChoices} />
      <EventPicker {...field('type')} />
      {TIMES.map((name) => (
        <TextField
          key={name}
          type="datetime-local"
          slotProps={{ inputLabel: { shrink: true } }}
          {...text(name)}
        />
      ))}
      <TextField {...text('stream')} helperText={translate('audit.streamHint')} />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <Button type="submit" variant="contained" startIcon={<SearchIcon />}>
          {translate('audit.look')}
        </Button>
        <Button onClick={() => setCriteria(ANYTHING)}>{translate('audit.clear')}</Button>
      </Box>
    </Box>
  );
}

const usePeople = (q: string, id: string) => useSubjectChoices('person', q, id);
const usePortals = (q: string, id: string) => useSubjectChoices('portal', q, id);
