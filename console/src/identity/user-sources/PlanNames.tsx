import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** How many people a change touches in one way, and the first of them by name. */
export function PlanNames({
  change,
  count,
  names,
}: {
  readonly change: 'created' | 'deactivated' | 'demoted' | 'promoted';
  readonly count: number;
  readonly names: readonly string[];
}) {
  const translate = useTranslate();
  if (count === 0) return null;
  const others = count - names.length;
  return (
    <>
      <Typography sx={{ fontWeight: 600, mt: 1 }}>
        {translate(`userSources.plan.${change}`, { smart_count: count })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {names.join(', ')}
        {others > 0 && ` ${translate('userSources.plan.others', { smart_count: others })}`}
      </Typography>
    </>
  );
}
