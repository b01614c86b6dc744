import type { TimelineEntry } from '@foyer/contracts/audit';

/** The parts of a story, from top to bottom. */
export const LANES = [
  'visitor',
  'line',
  'agent',
  'media',
  'session',
  'payment',
  'device',
  'other',
] as const;
export type Lane = (typeof LANES)[number];

/** By the beginning of an event's type; the first that fits counts. */
const BY_TYPE: readonly (readonly [RegExp, Lane])[] = [
  [/^Visitor(?:Offered|Taken|PickedOutOfTurn)$|^OfferEnded$/, 'agent'],
  [/^(?:Visitor|LongestWait)/, 'line'],
  [/^(?:Visit|Person)/, 'visitor'],
  [/^(?:Agent|Desk|Availability|CallStatus)/, 'agent'],
  [/^Call(?:Consult|HandedOver)/, 'agent'],
  [/^CallRecording(?!Consent)/, 'media'],
  [/^Call(?:Started|Stream|Relay|Quality)/, 'media'],
  [/^Session/, 'session'],
  [
    /^(?:Payment|Reversal|Terminal|Transaction|Receipt|Reconciliation|Ledger|Difference|DayClosing)/,
    'payment',
  ],
  [/^Device/, 'device'],
];

/** The lane of an event. Actions of participants in a call are in the lane of their kind. */
export function laneOf({ type, data }: TimelineEntry, members: ReadonlySet<string>): Lane {
  const lane = BY_TYPE.find(([pattern]) => pattern.test(type))?.[1];
  if (lane !== undefined) return lane;
  if (!type.startsWith('Call')) return 'other';
  const person = data.joinerId ?? data.endedBy;
  if (typeof person !== 'string') return 'media';
  return members.has(person) ? 'agent' : 'visitor';
}

/** Returns the members in a call, by the events that brought them there. */
export function membersIn(entries: readonly TimelineEntry[]): ReadonlySet<string> {
  const participants = entries.flatMap(({ data }) => [
    data,
    ...((data.participants ?? []) as readonly Readonly<Record<string, unknown>>[]),
  ]);
  return new Set(
    participants.flatMap(({ joinerId, joinerType }) =>
      typeof joinerId === 'string' && joinerType === 'User' ? [joinerId] : [],
    ),
  );
}
