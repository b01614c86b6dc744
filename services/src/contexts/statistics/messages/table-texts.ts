import type { CallKind, CallOutcome } from '@foyer/contracts/calls';
import type { Language } from '@foyer/contracts/identity';

/** The words of a table of calls. */
interface TableTexts {
  /** The heads of its columns, in their order. */
  readonly head: Readonly<Record<TableColumn, string>>;
  readonly outcome: Readonly<Record<CallOutcome, string>>;
  readonly type: Readonly<Record<CallKind, string>>;
}

export const TABLE_COLUMNS = [
  'day',
  'time',
  'type',
  'portal',
  'agent',
  'outcome',
  'waited',
  'lasted',
  'held',
  'unanswered',
  'rating',
  'id',
] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

export const tableTexts: Readonly<Record<Language, TableTexts>> = {
  en: {
    head: {
      day: 'Day',
      time: 'Time',
      type: 'Origin',
      portal: 'Portal',
      agent: 'Agent',
      outcome: 'Outcome',
      waited: 'Waited (s)',
      lasted: 'Duration (s)',
      held: 'On hold (s)',
      unanswered: 'Let ring by (agents)',
      rating: 'Rating',
      id: 'Call',
    },
    outcome: {
      waiting: 'Waiting',
      inCall: 'In a call',
      served: 'Served',
      abandoned: 'Abandoned',
      turnedAway: 'Portal closed',
    },
    type: {
      queue: 'Portal',
      session: 'Session',
      meeting: 'Meeting',
      device: 'Kiosk',
      direct: 'Direct call',
    },
  },
  de: {
    head: {
      day: 'Tag',
      time: 'Uhrzeit',
      type: 'Herkunft',
      portal: 'Portal',
      agent: 'Agent',
      outcome: 'Ergebnis',
      waited: 'Wartezeit (s)',
      lasted: 'Dauer (s)',
      held: 'Gehalten (s)',
      unanswered: 'Verpasst von (Agenten)',
      rating: 'Bewertung',
      id: 'Anruf',
    },
    outcome: {
      waiting: 'Wartet',
      inCall: 'Im Gespräch',
      served: 'Bedient',
      abandoned: 'Abgebrochen',
      turnedAway: 'Portal geschlossen',
    },
    type: {
      queue: 'Portal',
      session: 'Session',
      meeting: 'Meeting',
      device: 'Kiosk',
      direct: 'Direktanruf',
    },
  },
};
