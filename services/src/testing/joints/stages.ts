import type { Held } from '@foyer/contracts/identity';
import type { PollBallot } from '@foyer/contracts/polls';
import type { RecordingConsent } from '@foyer/contracts/recordings';
import type {
  ReconciliationStatus,
  ReverseStatus,
  TransactionStatus,
} from '@foyer/contracts/payments';
import type { TranscriptConsent } from '@foyer/contracts/smart-meet';

import type { CallStage, ConsultStage } from '#contexts/calls/testing/stages.js';
import type { TranscriptStage } from '#contexts/smart-meet/testing/stages.js';
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
  supervision: { state: 'a supervisor listens to the call' },
  desk: { state: 'in line, agent on manual' },
  signature: { state: 'a document of which a signature is wanted' },
  meeting: { state: 'a planned meeting' },
  lead: { state: 'the call of a session' },
  feed: { state: 'a planned meeting' },
  push: { none: 'is played end by end in `web-push.int.spec.ts`' },
};

const over = { none: 'is over, and nothing can befall it' };
const payment: Rows<TransactionStatus> = {
  pending: { state: 'a payment on its way to the device' },
  in_progress: { state: 'a payment at the terminal' },
  unknown: { state: 'a payment that broke off' },
  success: { state: 'a refund at the terminal' },
  failed: over,
  canceled: over,
};
const refund: Rows<ReverseStatus> = {
  notInitiated: { state: 'a payment at the terminal' },
  initiated: { none: 'is on its way as a payment is' },
  pending: { state: 'a refund at the terminal' },
  unknown: { none: 'breaks off as a payment does' },
  success: over,
  failed: over,
};
const closing: Rows<ReconciliationStatus> = {
  pending: { none: 'is on its way as a payment is' },
  in_progress: { state: 'a closing at the terminal' },
  interrupted: { state: 'a closing that was interrupted' },
  differences: { none: 'waits for an administrator alone' },
  balanced: over,
  settled: over,
  failed: over,
};
const recording: Rows<RecordingConsent> = {
  asked: { state: 'recorded, the visitor is asked' },
  agreed: { state: 'recorded' },
  refused: { none: 'is as before an answer, and specs of recordings play it' },
  withdrawn: { state: 'recorded, the visitor has withdrawn' },
};
const transcript: Rows<TranscriptStage> = {
  none: { state: 'in call' },
  on: { state: 'written down, with captions' },
  stopped: over,
  deleted: over,
};
const words: Rows<TranscriptConsent> = {
  asked: { state: 'written down, the visitor is asked' },
  agreed: { state: 'written down, with captions' },
  refused: { none: 'is as before an answer, and specs of transcripts play it' },
  withdrawn: { none: 'is an event here: the visitor will not be written down' },
};
const poll: Rows<PollBallot> = {
  open: { state: 'an open poll in the call of a session' },
  secret: { state: 'a secret poll in the call of a session' },
};

export const STAGES: Readonly<Record<string, Rows<string>>> = {
  ...{ visit, desk, call, consult, held },
  ...{ payment, refund, closing, recording, transcript, words, poll },
};
