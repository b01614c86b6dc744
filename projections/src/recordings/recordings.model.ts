import type { StreamType } from '@foyer/contracts/calls';
import type {
  RecordingConsent,
  RecordingFailure,
  RecordingStatus,
  RecordingStopReason,
  RecordTime,
  RecordType,
} from '@foyer/contracts/recordings';

import type { KeptOutDocument } from '../calls/kept-out.js';

/** A recording as kept for queries; people in it by their ids alone. */
export interface RecordingDocument {
  readonly _id: string;
  readonly callId: string;
  readonly fileName: string;
  readonly initiatorId: string;
  /** When it started. */
  readonly date: string;
  /** In milliseconds; 0 while there is no file. */
  readonly duration: number;
  readonly type: RecordType;
  readonly status: RecordingStatus;
  readonly failure: RecordingFailure | null;
  readonly stopReason: RecordingStopReason | null;
  readonly stoppedAt: string | null;
  readonly mediaType: string;
  readonly size: number | null;
  /** SHA-256, base64url. */
  readonly hash: string | null;
  /** The persons who were asked, in the order of the questions, with their last answers. */
  readonly consents: readonly {
    readonly joinerId: string;
    readonly consent: RecordingConsent;
    readonly at: string;
  }[];
  /** Members of staff who were in its call. */
  readonly memberIds: readonly string[];
  /**
   * Those of them who may read it: neither who was only asked for advice aside, nor who was taken
   * out.
   */
  readonly readerIds: readonly string[];
  /** The persons in it. */
  readonly recordedIds: readonly string[];
  /** When its first track began; null while there is none. */
  readonly beginsAt: string | null;
  /** The marks of participants, in the order of their starts. */
  readonly marks: readonly RecordTime[];
  readonly damaged: readonly { readonly joinerId: string; readonly streamType: StreamType }[];
}

export interface RecordingCollections {
  readonly recordings: RecordingDocument;
  readonly recordingCalls: KeptOutDocument;
}
