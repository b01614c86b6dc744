import type { Held } from '@foyer/contracts/identity';

import type { CallStage, ConsultStage } from '#contexts/calls/testing/stages.js';
import type { EngagementKind, VisitStage } from '#contexts/visits/testing/stages.js';

/** The state that plays a stage, or why none does. */
type Row = { readonly state: string } | { readonly none: string };
type Rows<Name extends string> = Readonly<Record<Name, Row>>;

/**
 * The states by which stages are played. A new stage of an aggregate, or a new thing that members
 * hold, does not compile without a row.
 */
const visit: Rows<VisitStage> = {
  none: { none: 'there is no visitor yet' },
  arriving: { state: 'at the device check' },
  waiting: { state: 'in line, agent on manual' },
  inCall: { state: 'in call' },
  ended: { state: 'wrap-up' },
};
const desk: Rows<EngagementKind> = {
  free: { state: 'in line, agent on manual' },
  offered: { state: 'ringing' },
  consulted: { state: 'a colleague is asked' },
  inCall: { state: 'in call' },
};
const call: Rows<CallStage> = {
  none: { none: 'there is no call yet' },
  on: { state: 'the call of a session' },
  ended: { state: 'wrap-up' },
};
const consult: Rows<ConsultStage> = {
  ringing: { state: 'a colleague is asked' },
  talking: { state: 'a colleague is consulted' },
  together: { state: 'all three together' },
};
const held: Rows<Held> = {
  call: { state: 'in call' },
  supervision: { none: 'a supervisor keeps no one waiting; specs of calls play the loss' },
  desk: { state: 'in line, agent on manual' },
  signature: { none: 'is played loss by loss in `lost-rights.int.spec.ts` of the board' },
  meeting: { state: 'a planned meeting' },
  lead: { state: 'the call of a session' },
  feed: { state: 'a planned meeting' },
  push: { none: 'is played end by end in `web-push.int.spec.ts`' },
};

export const STAGES: Readonly<Record<string, Rows<string>>> = { visit, desk, call, consult, held };
