import { accepted, type Decision } from '@foyer/contracts/decision';
import type { TranscriptEvent } from '@foyer/contracts/smart-meet';

import { defineCommand } from '#platform/cqrs';
import { maySpeak, type Speaking } from './say-utterance.js';
import { withCall } from '../streams.js';

/**
 * Refuses the words of a person who may not be transcribed now, or had not agreed when the speech
 * began; writes nothing.
 * @throws Rejected TRANSCRIPT_NOT_AGREED
 */
export const RequireSpeaker = defineCommand({
  name: 'RequireSpeaker',
  streams: withCall,
  decide: (
    { transcript, call },
    speaking: Speaking,
    { now },
  ): Decision<{ readonly transcript: readonly TranscriptEvent[] }> => {
    const may = maySpeak(transcript, call, speaking, now);
    return may.type === 'rejected' ? may : accepted({ transcript: [] });
  },
});
