import { consentWording, joinedIn, type WordingSaid } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { CallRecordingEvent, RecordType } from '@foyer/contracts/recordings';

import { askForConsent } from './consent.js';
import { currentOf, type CallRecordings } from './call-recording.js';
import type { PortalAnswer } from './portal-answer.js';
import { recorderIn, type RecordedCall } from './recorded-call.js';

export interface StartRecording {
  readonly callId: string;
  readonly recordType: RecordType;
  readonly by: string;
  readonly shown?: WordingSaid;
}

interface Moment {
  readonly recordingId: string;
  readonly now: string;
  readonly portalAnswer: PortalAnswer;
  /** True if its media go from browser to browser, though no stream has shown it yet. */
  readonly isDirect?: boolean;
}

/**
 * Starts to record a call. Its initiator agrees by that; all others who are in the call are asked.
 */
export function startRecording(
  recordings: CallRecordings,
  call: RecordedCall,
  { callId, recordType, by, shown }: StartRecording,
  { recordingId, now, portalAnswer, isDirect = false }: Moment,
): Decision<readonly CallRecordingEvent[], string> {
  const may = recorderIn(call, by);
  if (may.type === 'rejected') return may;
  if (currentOf(recordings)) return rejected('RECORDING_UNDER_WAY');
  if (call.stage === 'on' && (call.isDirect || isDirect)) return rejected('RECORDING_NOT_DIRECT');
  const of = { callId, recordingId };
  const wording = consentWording(`${recordType}-recording`, shown);
  if (!wording) return rejected('CONSENT_WORDING_UNKNOWN');
  const others = joinedIn(call).filter(({ joinerId }) => joinerId !== by);
  return accepted(
    [
      {
        type: 'CallRecordingStarted',
        data: { ...of, recordType, initiatorId: by, startedAt: now },
      },
      {
        type: 'CallRecordingConsentGiven',
        data: {
          ...of,
          joinerId: by,
          joinerType: may.person.joinerType,
          given: 'by-starting',
          givenAt: now,
          wording,
        },
      },
      ...others.map((joiner) =>
        askForConsent({ ...of, ...joiner }, now, { recordings, call }, portalAnswer),
      ),
    ],
    recordingId,
  );
}
