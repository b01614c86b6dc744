import type { Call, CallOn } from '../call/state.js';

/** The stages of calls, and of consults in them, for models of the whole program. */
export type CallStage = Call['stage'];
export type ConsultStage = NonNullable<CallOn['consult']>['stage'];
