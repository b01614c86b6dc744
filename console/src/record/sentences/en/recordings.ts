/** Sentences for the events of recordings. */
export const recordings = {
  CallRecordingStarted: {
    audio: '%{initiatorId} started to record the sound of the call',
    video: '%{initiatorId} started to record sound and picture of the call',
  },
  CallRecordingConsentAsked: '%{joinerId} was asked to agree to the recording',
  CallRecordingConsentGiven: {
    'in-call': '%{joinerId} agreed to be recorded',
    'at-portal': '%{joinerId} had agreed to be recorded at the portal',
    'by-starting': '%{joinerId} agreed by starting the recording',
  },
  CallRecordingConsentRefused: {
    'in-call': '%{joinerId} did not agree to be recorded',
    'at-portal': '%{joinerId} had not agreed to be recorded at the portal',
  },
  CallRecordingPortalAnswerCounted: {
    agreed: 'The consent of %{joinerId} at the portal counts for the recording',
    declined: 'The refusal of %{joinerId} at the portal counts for the recording',
  },
  CallRecordingConsentWithdrawn: '%{joinerId} no longer agreed to be recorded',
  CallRecordingTrackStarted: '%{streamType} of %{joinerId} is recorded',
  CallRecordingTrackEnded: 'A recorded track ended',
  CallRecordingTrackSealed: 'What was recorded of a track was fixed',
  CallRecordingTimesNoted: '%{notedBy} marked moments of the recording',
  CallRecordingStopped: {
    asked: '%{stoppedBy} stopped the recording',
    'initiator-left': 'The recording stopped: its initiator left the call',
    'call-ended': 'The recording stopped with the call',
    'disk-full': 'The recording stopped: the disk was nearly full',
  },
  CallRecordingMixed: 'The recording was processed and kept',
  CallRecordingMixFailed: {
    'programs-missing': 'The recording could not be processed: programs are missing',
    'mixing-failed': 'The recording could not be processed',
    'disk-full': 'The recording could not be processed: the disk is full',
    'tracks-missing': 'The recording could not be processed: its tracks are missing',
    'tracks-damaged': 'The recording could not be processed: tracks of it are damaged',
    'nothing-recorded': 'Nothing was recorded',
  },
  CallRecordingTracksDamaged: 'Tracks of the recording were found damaged',
  CallRecordingMixRequested: '%{requestedBy} had the recording processed again',
  CallRecordingDeleted: {
    asked: '%{deletedBy} deleted the recording',
    expired: 'The recording was deleted: its retention period had ended',
    'person-forgotten': 'The recording was deleted: a person in it was forgotten',
  },
  RecordingRetentionSet: {
    limited: '%{setBy} limited the retention of recordings to %{days} days',
    unlimited: '%{setBy} removed the limit on the retention of recordings',
  },
};
