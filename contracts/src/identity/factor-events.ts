import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';

/**
 * Stream `member-<id>`: from now on a sign-in by password asks for a code as well. The vault holds
 * the secret and the hashes of the recovery codes, both written before the event.
 */
export const MemberFactorSet = defineEvent(
  'MemberFactorSet',
  1,
  z.object({ memberId: Id, factorId: Id, codesId: Id }),
);

/** The owner has other recovery codes; the earlier ones are no longer good. */
export const MemberRecoveryCodesSet = defineEvent(
  'MemberRecoveryCodesSet',
  1,
  z.object({ memberId: Id, codesId: Id }),
);

/**
 * A code was right, and is not taken again: neither it nor an earlier one of the app, and no
 * recovery code twice.
 */
export const MemberFactorProved = defineEvent(
  'MemberFactorProved',
  1,
  z.object({
    memberId: Id,
    by: z.enum(['app', 'recovery-code']),
    /** The time step of the app's code (RFC 6238), or the place of the recovery code in its list. */
    number: z.int().nonnegative(),
  }),
);

/** On whose word the second factor is off. */
export const FactorRemover = z.enum(['owner', 'administrator', 'command-line']);
export type FactorRemover = z.output<typeof FactorRemover>;

export const MemberFactorRemoved = defineEvent(
  'MemberFactorRemoved',
  1,
  z.object({ memberId: Id, factorId: Id, by: FactorRemover }),
);

/** The role asks for a second factor: until there is one, this session can do nothing else. */
export const MemberFactorDue = defineEvent(
  'MemberFactorDue',
  1,
  z.object({ memberId: Id, sessionId: Id }),
);

export const factorEvents = [
  MemberFactorSet,
  MemberRecoveryCodesSet,
  MemberFactorProved,
  MemberFactorRemoved,
  MemberFactorDue,
] as const;
export type FactorEvent = EventOf<(typeof factorEvents)[number]>;
