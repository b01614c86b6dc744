import { defineCommand } from '../../../platform/eventing/index.js';
import { askForTranscript, type AskForTranscript as Ask } from '../domain/consent.js';
import { sayUtterance, type SayUtterance as Say } from '../domain/say-utterance.js';
import { startTranscript, type StartTranscript as Start } from '../domain/start-transcript.js';
import { stopTranscript, type StopTranscript as Stop } from '../domain/stop-transcript.js';
import { withCall } from '../streams.js';
import { ofTranscript } from './of-transcript.js';

/** Somebody in a call has what is said there written down. */
export const StartTranscript = defineCommand({
  name: 'StartTranscript',
  correlation: ({ callId }: Start) => callId,
  streams: withCall,
  decide: ({ transcript, call }, data, { now }) =>
    ofTranscript(startTranscript(transcript, call, data, now.toISOString())),
});

/** It is written down no longer. */
export const StopTranscript = defineCommand({
  name: 'StopTranscript',
  correlation: ({ callId }: Stop) => callId,
  streams: withCall,
  decide: ({ transcript, call }, data, { now }) =>
    ofTranscript(stopTranscript(transcript, call, data, now.toISOString())),
});

/** Somebody who came to such a call is asked, unless that was done. */
export const AskForTranscript = defineCommand({
  name: 'AskForTranscript',
  correlation: ({ callId }: Ask) => callId,
  streams: withCall,
  decide: ({ transcript, call }, data, { now }) =>
    ofTranscript(askForTranscript(transcript, call, data, now.toISOString())),
});

/** Somebody said something. @throws Rejected TRANSCRIPT_NOT_AGREED for one who has not agreed */
export const SayUtterance = defineCommand({
  name: 'SayUtterance',
  correlation: ({ callId }: Say) => callId,
  streams: withCall,
  decide: ({ transcript, call }, data, { now }) =>
    ofTranscript(sayUtterance(transcript, call, data, now)),
});
