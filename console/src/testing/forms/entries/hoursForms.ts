import { availabilityRoutes, PortalException, STANDARD_HOURS } from '@foyer/contracts/portals';
import { fireEvent, waitFor } from '@testing-library/react';

import { aPortal, idOf } from '../../records.js';
import type { Fields, FormEntry, Typed } from '../formEntry.js';
import { saveButton } from '../openForm.js';

const id = idOf(1);
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const span = [{ start: '08:00', end: '18:00' }];
const week = { ...STANDARD_HOURS, saturday: span, sunday: span };

const also: FormEntry['also'] = {
  [`GET /api/v2/admin/portals/${id}`]: () => ({ body: aPortal(id) }),
  'POST /api/v2/queueAvailability/preview': () => ({
    body: { open: true, exceptionId: null, nextChange: null, nextOpening: null, openings: [] },
  }),
};

const isOpen = () => document.querySelector('[role="dialog"] form') !== null;
const press = (found: Element | null) => {
  if (found === null) throw new Error('There is nothing to press');
  fireEvent.click(found);
};
/** Opens the only exception of the hours. */
const reopen = () =>
  waitFor(() => press(document.querySelector('#portal-exceptions ~ ul .MuiListItemButton-root')));

/** One exception from the hours, in a dialog that applies it; the hours are saved after that. */
const anException = {
  path: `portals/${id}/availability`,
  by: 'portals/availability/ExceptionDialog.tsx',
  save: 'Apply',
  // The button of a conflict saves without this one.
  confirm: async () => {
    if (document.body.textContent.includes('Save mine')) return;
    await waitFor(() => {
      if (saveButton().disabled) throw new Error('There is nothing to save yet');
    });
    fireEvent.click(saveButton());
  },
  reopen,
  refused: 'as a whole',
  isOne: true,
  reads: 'GET /api/v2/queueAvailability/allDetails',
  shown: ({ revision = 4, ...exception }: Fields) => ({
    body: {
      ...{ availability: week, timezone: 'Europe/Berlin', saved: true, revision },
      exceptions: '_id' in exception ? [{ ...exception, creator: idOf(8) }] : [],
    },
  }),
  saves: 'POST /api/v2/queueAvailability/saveExceptions',
  saved: ({ revision: _, ...exception }: Fields) => ({
    body: [{ ...exception, creator: idOf(8) }],
  }),
  body: availabilityRoutes.saveExceptions.body,
  fields: PortalException,
  fieldsIn: ({ exceptions, revision }: Fields) => ({
    ...(exceptions as readonly Fields[])[0],
    revision,
  }),
  refusal: 'PORTAL_CHANGED_MEANWHILE',
  together: true,
  isWhole: true,
  typed: {
    Name: { value: 'Inventory', sends: { name: 'Inventory' } },
    open: { value: 'open', sends: { open: true } },
    Start: { value: '2026-12-24T10:00', sends: { startDateTime: '2026-12-24T09:00:00.000Z' } },
    End: { value: '2026-12-24T13:00', sends: { endDateTime: '2026-12-24T12:00:00.000Z' } },
    Agent: { value: 'Ada Lamarr', sends: { agentName: 'Ada Lamarr' } },
    Active: { value: false, sends: { active: false } },
  },
  also,
} satisfies Partial<FormEntry>;

/** The opening hours of a portal, and the exceptions from them. */
export const hoursForms: readonly FormEntry[] = [
  {
    path: `portals/${id}/availability`,
    by: 'portals/availability/AvailabilityTab.tsx',
    refused: 'as a whole',
    record: { availability: week, timezone: 'Europe/Berlin', revision: 4 },
    reads: 'GET /api/v2/queueAvailability/allDetails',
    shown: (hours) => ({ body: { ...hours, saved: true, exceptions: [] } }),
    saves: 'POST /api/v2/queueAvailability/saveAll',
    body: availabilityRoutes.saveAvailability.body,
    refusal: 'PORTAL_CHANGED_MEANWHILE',
    together: true,
    isWhole: true,
    theirs: { availability: { ...week, sunday: [{ start: '10:00', end: '12:00' }] } },
    typed: {
      'Time zone': { value: 'Europe/Paris', sends: { timezone: 'Europe/Paris' } },
      ...Object.fromEntries(
        DAYS.flatMap((day): [string, Typed][] => {
          const at = `availability.${day.toLowerCase()}.0`;
          return [
            [`${day}, From`, { value: '07:30', sends: { [`${at}.start`]: '07:30' } }],
            [`${day}, To`, { value: '19:30', sends: { [`${at}.end`]: '19:30' } }],
          ];
        }),
      ),
    },
    also,
  },
  {
    ...anException,
    variant: 'new exception',
    open: async () => {
      if (isOpen()) return;
      const named = (name: string) =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      await waitFor(() => press(named('Add exception') ?? null));
    },
  },
  {
    ...anException,
    variant: 'exception',
    open: async () => {
      if (!isOpen()) await reopen();
    },
    record: {
      ...{ _id: idOf(7), name: 'Holiday', open: false, active: true, agentName: 'Bo' },
      startDateTime: '2026-12-25T07:00:00.000Z',
      endDateTime: '2026-12-25T17:00:00.000Z',
      ...{ timezone: 'Europe/Berlin', revision: 4 },
    },
    theirs: { agentName: 'Cy' },
  },
];
