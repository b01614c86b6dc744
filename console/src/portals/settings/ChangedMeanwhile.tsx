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

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** A value as the form words it: a choice by its label, a list by its length. */
function inWords(path: string, value: unknown, translate: Translate): string {
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return '–';
  const label = `portal.choice.${path.split('.').at(-1)}.${value}`;
  const words = translate(label, { _: '' });
  return words === '' || words === label ? value : words;
}

/** A setting by its label; content by the station at which it stands. */
const nameOf = (path: string, translate: Translate): string => {
  const [part, slot] = path.split('.');
  return part === 'queueContent'
    ? [translate('portal.tab.content'), translate(`portal.slot.${slot}`, { _: slot })].join(', ')
    : translate(`resources.portals.fields.${path}`, { _: path });
};

/** What is meant by an id: another portal by its name. */
function OfPortal({ id }: { id: unknown }) {
  const known = typeof id === 'string' ? id : '';
  const { data } = useGetOne<EditedPortal>('portals', { id: known }, { enabled: known !== '' });
  return data?.name ?? '–';
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
            {nameOf(path, translate)}:{' '}
            <strong>
              {path === 'longestWait.otherPortalId' ? (
                <OfPortal id={at(theirs, path)} />
              ) : (
                inWords(path, at(theirs, path), translate)
              )}
            </strong>
          </li>
        ))}
      </ul>
      <Button onClick={() => onTake(theirs)}>{translate('portal.conflict.take')}</Button>
      <Button onClick={() => onKeep(theirs.revision)}>{translate('portal.conflict.keep')}</Button>
    </Alert>
  );
}
