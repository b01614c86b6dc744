import { z } from 'zod';

import { Id } from '../schema/id.js';
import { InCallRole } from '../sessions/read-models.js';

/** The kinds of participants in a call: a member of staff, a visitor or another guest, a kiosk. */
export const JoinerType = z.enum(['User', 'Guest', 'Device']).meta({ id: 'JoinerType' });
export type JoinerType = z.output<typeof JoinerType>;

/**
 * The origin of a call, by its id: a visit from a queue, a session, a meeting of the calendar, a
 * kiosk, or a member who called directly.
 */
export const CallOrigin = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('queue'), id: Id, portalId: Id, agentId: Id }),
    z.object({ kind: z.literal('session'), id: Id }),
    z.object({ kind: z.literal('meeting'), id: Id }),
    z.object({ kind: z.literal('device'), id: Id }),
    z.object({ kind: z.literal('direct'), id: Id }),
  ])
  .meta({ id: 'CallOrigin' });
export type CallOrigin = z.output<typeof CallOrigin>;

/** The kinds of origins. */
export const CallKind = z
  .enum(['queue', 'session', 'meeting', 'device', 'direct'])
  .meta({ id: 'CallKind' });
export type CallKind = CallOrigin['kind'];

/** The way in which a person gets access to a call: invited, or admitted on request. */
export const Admission = z.enum(['invited', 'admitted']).meta({ id: 'Admission' });
export type Admission = z.output<typeof Admission>;

/** A person who may join a call, and their role. */
export const CallParticipant = z
  .object({ joinerId: Id, joinerType: JoinerType, role: InCallRole })
  .meta({ id: 'CallParticipant' });
export type CallParticipant = z.output<typeof CallParticipant>;

/** Most participants of one call. */
export const CALL_PARTICIPANTS_MAX = 100;
