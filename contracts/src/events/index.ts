import { auditEvents } from '../audit/events.js';
import { agendaEvents, calendarFeedEvents, meetingEvents } from '../calendar/events.js';
import { boardEvents } from '../board/events.js';
import { callLogEvents } from '../calls/call-log.js';
import { callNotesEvents } from '../calls/call-notes.js';
import { callEvents } from '../calls/events.js';
import { callUpcasters } from '../calls/upcasters.js';
import { chatMessageEvents, chatReadingEvents } from '../chat/events.js';
import { deviceEvents } from '../devices/events.js';
import {
  administratorEvents,
  memberEvents,
  personIdEvents,
  reservationEvents,
} from '../identity/events.js';
import { ldapSyncEvents, providerEvents } from '../identity/provider-events.js';
import { sourceIdentityEvents } from '../identity/source-events.js';
import { groupEvents } from '../identity/group-events.js';
import { guestEvents } from '../identity/guest-events.js';
import { deviceUpcasters } from '../devices/upcasters.js';
import { identityUpcasters } from '../identity/upcasters.js';
import { jobEvents, jobQueueEvents } from '../jobs/events.js';
import { paymentEvents } from '../payments/events.js';
import { reconciliationEvents } from '../payments/reconciliation-events.js';
import { terminalEvents } from '../payments/terminal-events.js';
import { portalEvents } from '../portals/events.js';
import { callDocumentsEvents, documentEvents } from '../documents/events.js';
import { callRecordingEvents, recordingRetentionEvents } from '../recordings/events.js';
import { sessionEvents, sessionNameEvents } from '../sessions/events.js';
import { appSettingEvents, callSettingEvents } from '../settings/events.js';
import { smartMeetEvents, transcriptEvents } from '../smart-meet/events.js';
import type { EventDefinition } from '../schema/event.js';
import type { Upcaster } from '../schema/upcaster.js';
import { deskEvents } from '../visits/desk-events.js';
import { lineEvents, visitEvents } from '../visits/events.js';
import { visitUpcasters } from '../visits/upcasters.js';

export { upcast, type RawData, type Upcaster } from '../schema/upcaster.js';

/** Events by the context that they belong to. */
const byContext = {
  identity: [
    ...memberEvents,
    ...guestEvents,
    ...groupEvents,
    ...administratorEvents,
    ...reservationEvents,
    ...sourceIdentityEvents,
    ...providerEvents,
    ...ldapSyncEvents,
    ...personIdEvents,
  ],
  portals: [...portalEvents],
  visits: [...visitEvents, ...lineEvents, ...deskEvents],
  calls: [...callEvents, ...callLogEvents, ...callNotesEvents],
  calendar: [...meetingEvents, ...agendaEvents, ...calendarFeedEvents],
  chat: [...chatMessageEvents, ...chatReadingEvents],
  board: [...boardEvents],
  payments: [...paymentEvents, ...terminalEvents, ...reconciliationEvents],
  devices: [...deviceEvents],
  documents: [...documentEvents, ...callDocumentsEvents],
  recordings: [...callRecordingEvents, ...recordingRetentionEvents],
  sessions: [...sessionEvents, ...sessionNameEvents],
  'smart-meet': [...transcriptEvents, ...smartMeetEvents],
  settings: [...appSettingEvents, ...callSettingEvents],
  jobs: [...jobEvents, ...jobQueueEvents],
  audit: [...auditEvents],
} as const;

/** The events of each aggregate: those that lie in one kind of stream. */
export const eventsByAggregate: Readonly<Record<string, readonly EventDefinition[]>> = {
  member: memberEvents,
  guest: guestEvents,
  group: groupEvents,
  portal: portalEvents,
  visit: visitEvents,
  line: lineEvents,
  desk: deskEvents,
  call: callEvents,
  callnotes: callNotesEvents,
  calllog: callLogEvents,
  meeting: meetingEvents,
  chatmessage: chatMessageEvents,
  chatreading: chatReadingEvents,
  board: boardEvents,
  payment: paymentEvents,
  terminal: terminalEvents,
  reconciliation: reconciliationEvents,
  device: deviceEvents,
  document: documentEvents,
  callrecording: callRecordingEvents,
  session: sessionEvents,
  transcript: transcriptEvents,
  appsetting: appSettingEvents,
  job: jobEvents,
};

const definitions: readonly { context: string; definition: EventDefinition }[] = Object.entries(
  byContext,
).flatMap(([context, events]) => events.map((definition) => ({ context, definition })));

/** Every event type of the product by its name; what is not here cannot be read or written. */
export const eventDefinitions: ReadonlyMap<string, EventDefinition> = new Map(
  definitions.map(({ definition }) => [definition.type, definition]),
);

/**
 * The conversions of older events to their present form, one step each; they are kept permanently.
 */
export const eventUpcasters: readonly Upcaster[] = [
  ...identityUpcasters,
  ...callUpcasters,
  ...deviceUpcasters,
  ...visitUpcasters,
];

/** The context that each event type belongs to; all events of a stream belong to one. */
export const eventContexts: ReadonlyMap<string, string> = new Map(
  definitions.map(({ context, definition }) => [definition.type, context]),
);

export { callNamedIn, callOf, callPartsNamedIn, callsOf, type CallParts } from './call-named-in.js';
