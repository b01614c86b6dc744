import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ANYTHING, type Criteria } from './criteria.js';

const TEXTS = ['type', 'stream', 'correlationId', 'actorId'] as const;
const TIMES = ['from', 'to'] as const;

/** What to look for. Nothing is asked before the button is pressed, since every look is recorded. */
export function AuditCriteria({ onSearch }: { onSearch: (criteria: Criteria) => void }) {
  const translate = useTranslate();
  const [criteria, setCriteria] = useState(ANYTHING);
  const field = (name: keyof Criteria) => ({
    label: translate(`audit.field.${name}`),
    value: criteria[name],
    size: 'small' as const,
    onChange: ({ target }: { target: { value: string } }) =>
      setCriteria({ ...criteria, [name]: target.value }),
  });
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
      {TEXTS.map((name) => (
        <TextField key={name} {...field(name)} />
      ))}
      {TIMES.map((name) => (
        <TextField
          key={name}
          type="datetime-local"
          slotProps={{ inputLabel: { shrink: true } }}
          {...field(name)}
        />
      ))}
      <Button
        type="submit"
        variant="contained"
        startIcon={<SearchIcon />}
        sx={{ justifySelf: 'start' }}
      >
        {translate('audit.look')}
      </Button>
    </Box>
  );
}
