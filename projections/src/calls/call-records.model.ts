import type { CallRecord } from '@foyer/contracts/calls';
import type { RecordingAnswer } from '@foyer/contracts/visits';

import type { Documents, Operation } from '../platform/runner/index.js';

/**
 * The name of a portal, a member or a visitor, by the id of the portal, the member or the visit.
 */
export interface CallNameDocument {
  readonly _id: string;
  readonly name: string | null;
  /** Of a meeting: whose word its name is. */
  readonly organizerId?: string | null;
  /** Of a visit that was opened at a device. */
  readonly deviceId?: string;
  /** Of a visit whose visitor was asked whether the call may be recorded. */
  readonly recordingAnswer?: RecordingAnswer;
  /** Of a visit whose visitor was taken, as the line counted it the last time, in milliseconds. */
  readonly waitedMs?: number;
  /** Of a visit whose visitor waits again after a call: who let it ring since. */
  readonly missedBy?: readonly string[];
}

export interface CallCollections {
  readonly calls: CallRecord;
  readonly callNames: CallNameDocument;
}

export type Operations = Operation<CallCollections>[];
export type CallDocuments = Documents<CallCollections>;
