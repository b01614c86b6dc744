import { z } from 'zod';

import { Email } from '../identity/user-name.js';
import { Availability, BreakKind, CallStatus, OnlineStatus } from '../identity/availability.js';
import { maskedText } from '../validation/printed-lines.js';
import { AsOf } from '../schema/as-of.js';
import { Id } from '../schema/id.js';
import { Language } from '../schema/language.js';
import { defineMessage } from '../schema/message.js';
import { ClientStatus } from '../portals/client-status.js';
import { LineReason } from './line-reason.js';
import { MissingDevices } from './missing-devices.js';
import { Desk, DeskView, VisitView } from './read-models.js';
import { RecordingAnswer } from '../calls/recording-answer.js';
import { TextNumber } from './sms-routes.js';
import { plainParagraph } from '../schema/plain-text.js';

const channel = 'application';

const Opening = z.object({
  onlineStatus: OnlineStatus,
  /** When the portal opens next by its hours. */
  nextOpening: z.iso.datetime().nullable(),
});

export const listenQueueAvailability = defineMessage({
  channel,
  name: 'listenQueueAvailability',
  from: 'both',
  summary: 'Be told when a portal opens or closes',
  policy: 'socket.own',
  payload: z.strictObject({ queueId: Id }),
  ack: Opening,
  push: Opening.extend({ queueId: Id }),
});

export const updateClientStatus = defineMessage({
  channel,
  name: 'updateClientStatus',
  from: 'both',
  summary:
    "A visitor's page reports its status; `IN_WAITING` rings and takes a place in line. The server pushes the whole visit whenever it changes",
  policy: 'visit.own',
  payload: z.strictObject({
    clientId: Id,
    status: ClientStatus.extract(['IN_PERMISSION', 'IN_START', 'IN_WAITING', 'IN_ERROR']),
    note: maskedText(500).nullable().default(null),
    /** Said with `IN_WAITING` to a portal that asks whether the call may be recorded. */
    recording: RecordingAnswer.nullable().default(null),
    /** In which language the page asked that. */
    language: Language.nullable().default(null),
    /** Said with `IN_WAITING`, also by a visitor who waits already; null where it is not known. */
    missing: MissingDevices.nullable().default(null),
  }),
  ack: z.object({ visit: VisitView }),
  push: VisitView,
});

export const leaveQueue = defineMessage({
  channel,
  name: 'leaveQueue',
  from: 'client',
  summary: 'A visitor gives up the place in line; the visit ends',
  policy: 'visit.own',
  payload: z.strictObject({ clientId: Id }),
  ack: z.object({ visit: VisitView }),
});

export const getQueueClients = defineMessage({
  channel,
  name: 'getQueueClients',
  from: 'both',
  summary:
    "An agent's page asks for the own desk and lines; the server pushes them whenever they change",
  policy: 'desk.work',
  payload: z.strictObject({}),
  ack: z.object({ view: DeskView }),
  push: DeskView,
});

export const connectClient = defineMessage({
  channel,
  name: 'connectClient',
  from: 'client',
  summary:
    'An agent takes a visitor: accepts an offer, or picks the next one from the line; another one only with a reason, which is kept',
  policy: 'desk.work',
  payload: z.strictObject({
    queueId: Id,
    clientId: Id,
    offerId: Id.nullable().default(null),
    reason: LineReason.nullable().default(null),
  }),
  ack: z.object({ callDetailId: Id }),
});

export const disconnectClient = defineMessage({
  channel,
  name: 'disconnectClient',
  from: 'client',
  summary: 'An agent rejects an offer; it goes to the next agent, the place in line stays',
  policy: 'desk.work',
  payload: z.strictObject({ queueId: Id, clientId: Id, offerId: Id }),
});

export const setAvailability = defineMessage({
  channel,
  name: 'setAvailability',
  from: 'client',
  summary:
    'An agent changes the own availability, or says the same one again to be back after a missed offer',
  policy: 'desk.work',
  payload: z.strictObject({
    availability: Availability,
    breakKind: BreakKind.nullable().default(null),
  }),
  ack: z.object({ desk: Desk, asOf: AsOf }),
});

export const moveToFront = defineMessage({
  channel,
  name: 'moveToFront',
  from: 'client',
  summary:
    'A supervisor puts a visitor before all others of the line, with a reason, which is kept',
  policy: 'lines.supervise',
  payload: z.strictObject({ queueId: Id, clientId: Id, reason: LineReason }),
});

export const pickupCall = defineMessage({
  channel,
  name: 'pickupCall',
  from: 'server',
  summary: 'A visitor was taken: the visitor and the agent now join the call',
  policy: 'socket.own',
  payload: z.object({
    clientId: Id,
    queueId: Id,
    callDetailId: Id,
    agentId: Id,
    agentName: z.string(),
  }),
});

export const updateCallStatus = defineMessage({
  channel,
  name: 'updateCallStatus',
  from: 'client',
  policy: 'desk.work',
  summary: 'An agent is busy after a call, or available again',
  payload: z.strictObject({ callStatus: CallStatus }),
  ack: z.object({ callStatus: CallStatus }),
});

export const handBack = defineMessage({
  channel,
  name: 'handBack',
  from: 'client',
  summary:
    'An agent ends the call and gives the visitor back to the line, at the same place; or to the line of another portal, where the time waited counts, with a reason, which is kept',
  policy: 'desk.work',
  payload: z.strictObject({
    callDetailId: Id,
    toQueueId: Id.nullable().default(null),
    reason: LineReason.nullable().default(null),
  }),
});

export const keepPlace = defineMessage({
  channel,
  name: 'keepPlace',
  from: 'client',
  summary:
    'A visitor goes and keeps the place; a mail or text message with a link comes when two are ahead',
  policy: 'visit.own',
  payload: z.union([
    z.strictObject({ clientId: Id, email: Email }),
    z.strictObject({ clientId: Id, phoneNumber: TextNumber }),
  ]),
  ack: z.object({ visit: VisitView }),
});

export const returnToPlace = defineMessage({
  channel,
  name: 'returnToPlace',
  from: 'client',
  summary: 'A visitor who kept the place is back, on the same page',
  policy: 'visit.own',
  payload: z.strictObject({ clientId: Id }),
  ack: z.object({ visit: VisitView }),
});

export const leaveMessage = defineMessage({
  channel,
  name: 'leaveMessage',
  from: 'client',
  summary: 'A visitor who has waited for long writes to the portal instead; the visit ends',
  policy: 'visit.own',
  payload: z.strictObject({
    clientId: Id,
    email: Email,
    text: plainParagraph().min(1).max(2000),
  }),
  ack: z.object({ visit: VisitView }),
});
