/** Sentences for the events of transcripts and their summaries. */
export const smartMeet = {
  TranscriptStarted: '%{startedBy} turned on captions; a transcript is made',
  TranscriptConsentAsked: '%{joinerId} was asked to agree to the transcript',
  TranscriptConsentGiven: {
    'in-call': '%{joinerId} agreed to the transcript',
    'by-starting': '%{joinerId} agreed by turning on captions',
  },
  TranscriptConsentRefused: '%{joinerId} did not agree to the transcript',
  TranscriptConsentWithdrawn:
    '%{joinerId} no longer agreed to the transcript; their words were removed',
  UtteranceSpoken: 'An utterance of %{speakerId} was transcribed',
  TranscriptStopped: {
    asked: '%{stoppedBy} stopped the transcript',
    'starter-left': 'The transcript ended: the person who started it left the call',
    'call-ended': 'The transcript ended with the call',
  },
  TranscriptDeleted: {
    asked: '%{deletedBy} deleted the transcript',
    expired: 'The transcript was deleted: its retention period had ended',
  },
  SmartMeetRequested: {
    asked: '%{requestedBy} asked for a summary',
    alone: 'A summary was asked for as the transcript ended',
  },
  SmartMeetTryStarted: 'A summary is being made',
  SmartMeetMade: 'The summary was made',
  SmartMeetFailed: {
    'not-set-up': 'No summary was made: no service is set up',
    'no-answer': 'No summary was made: the service did not answer',
    overloaded: 'No summary was made: the service is overloaded',
    refused: 'No summary was made: the service refused the request',
    unusable: 'No summary was made: the answer of the service could not be used',
    'nothing-said': 'No summary was made: nothing was transcribed',
  },
  SmartMeetDiscarded: {
    'consent-withdrawn': 'The summary was deleted: a participant withdrew consent',
    'person-forgotten': 'The summary was deleted: a person in the call was forgotten',
    'transcript-deleted': 'The summary was deleted with the transcript',
  },
};
