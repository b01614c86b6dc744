import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'react-admin';

import type { Conflict } from './conflict.js';
import type { EditedPortal } from './editedPortal.js';

const at = (portal: object, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      portal,
    );

/** A value in a word or two; a list by its length. */
function inWords(value: unknown, translate: (key: string) => string): string {
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (Array.isArray(value)) return String(value.length);
  return typeof value === 'string' && value !== '' ? value : '–';
}

/** Says what somebody else has changed since, and asks whose shall hold. */
export function ChangedMeanwhile(props: {
  conflict: Conflict;
  portalId: string;
  onKeep: (revision: number) => void;
  onTake: (theirs: EditedPortal) => void;
}) {
  const { conflict, portalId, onKeep, onTake } = props;
  const translate = useTranslate();
  const { data: theirs } = useGetOne<EditedPortal>(
    'portals',
    { id: portalId, meta: { conflict: conflict.paths } },
    { staleTime: 0, gcTime: 0 },
  );
  if (theirs === undefined) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3, width: '100%' }} role="alert">
      <AlertTitle>{translate('portal.conflict.title')}</AlertTitle>
      <ul>
        {conflict.paths.map((path) => (
          <li key={path}>
            {translate(`resources.portals.fields.${path}`, { _: path })}:{' '}
            <strong>{inWords(at(theirs, path), translate)}</strong>
          </li>
        ))}
      </ul>
      <Button onClick={() => onTake(theirs)}>{translate('portal.conflict.take')}</Button>
      <Button onClick={() => onKeep(theirs.revision)}>{translate('portal.conflict.keep')}</Button>
    </Alert>
  );
}
