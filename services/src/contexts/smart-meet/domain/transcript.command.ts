import { defineCommand } from '#platform/cqrs';
import { askForTranscript, type AskForTranscript as Ask } from './consent.js';
import { sayUtterance, type SayUtterance as Say } from './say-utterance.js';
import { startTranscript, type StartTranscript as Start } from './start-transcript.js';
import { stopTranscript, type StopTranscript as Stop } from './stop-transcript.js';
import { withCall } from '../streams.js';
import { ofTranscript } from './of-transcript.js';

/** Has a call transcribed for a person in it. */
export const StartTranscript = defineCommand({
  name: 'StartTranscript',
  correlation: ({ callId }: Start) => callId,
  streams: withCall,
  decide: ({ transcript, call }, data, { now }) =>
    ofTranscript(startTranscript(transcript, call, data, now.toISOString())),
});

/** Stops the transcript. */
export const StopTranscript = defineCommand({
  name: 'StopTranscript',
  correlation: ({ callId }: Stop) => callId,
  streams: withCall,
  decide: ({ transcript, call }, data, { now }) =>
    ofTranscript(stopTranscript(transcript, call, data, now.toISOString())),
});

/** Asks a person who came to such a call, unless that was done. */
export const AskForTranscript = defineCommand({
  name: 'AskForTranscript',
  correlation: ({ callId }: Ask) => callId,
  streams: withCall,
  decide: ({ transcript, call }, data, { now }) =>
    ofTranscript(askForTranscript(transcript, call, data, now.toISOString())),
});

/**
 * Records the words of a person.
 * @throws Rejected TRANSCRIPT_NOT_AGREED for one who has not agreed
 */
export const SayUtterance = defineCommand({
  name: 'SayUtterance',
  correlation: ({ callId }: Say) => callId,
  streams: withCall,
  decide: ({ transcript, call }, data, { now }) =>
    ofTranscript(sayUtterance(transcript, call, data, now)),
});
