import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';

interface WhoseDoingProps {
  readonly by: string;
  readonly onChange: (by: '' | 'all') => void;
}

/**
 * Chooses between the actions of people and all events; background jobs fill pages with events of
 * little interest.
 */
export function WhoseDoing({ by, onChange }: WhoseDoingProps) {
  const translate = useTranslate();
  const shown = by === 'all' ? 'all' : 'people';
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown}
      aria-label={translate('audit.by.label')}
      onChange={(_, next: 'people' | 'all' | null) => {
        if (next !== null && next !== shown) onChange(next === 'all' ? 'all' : '');
      }}
      sx={{ mt: 2 }}
    >
      <ToggleButton value="people" sx={{ textTransform: 'none' }}>
        {translate('audit.by.people')}
      </ToggleButton>
      <ToggleButton value="all" sx={{ textTransform: 'none' }}>
        {translate('audit.by.all')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
