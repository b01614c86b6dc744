import Chip from '@mui/material/Chip';
import { useListFilterContext, useTranslate } from 'react-admin';

/**
 * Says that a list is narrowed to some hours, as a figure's link has set them; they can only be
 * taken away.
 */
export function SpansFilter({ source }: { source: string }) {
  const translate = useTranslate();
  const filters = useListFilterContext().filterValues as Readonly<Record<string, unknown>>;
  const spans = filters[source];
  return (
    <Chip
      label={translate('call.spans', { smart_count: Array.isArray(spans) ? spans.length : 0 })}
      sx={{ minHeight: 40, my: 1 }}
    />
  );
}
