import { expect, test } from '@jest/globals';
import { consentWording } from '@foyer/contracts/calls';
import type { CallRecordingEvent } from '@foyer/contracts/recordings';
import type { Decision } from '@foyer/contracts/decision';
import fc from 'fast-check';

import { evolveCallRecordings, noRecordings } from './call-recording.js';
import { answerConsent, askJoiner } from './consent.js';
import type { RecordedCall } from './recorded-call.js';
import { agreedIn } from './recording-info.js';
import { startRecording } from './start-recording.js';
import { stopRecording } from './stop-recording.js';
import { startTrack } from './tracks.js';

const callId = 'call';
const people = ['agent', 'visitor', 'colleague'] as const;
const now = '2026-03-02T10:00:00.000Z';
const person = { joinerType: 'User', joined: true, paused: false } as const;
const call: RecordedCall = {
  stage: 'on',
  kind: 'session',
  originId: 'session',
  isDirect: false,
  people: {
    agent: { ...person, role: 'admin' },
    visitor: { ...person, role: 'presenter' },
    colleague: { ...person, role: 'viewer' },
  },
};

const Step = fc.oneof(
  fc.record({ what: fc.constant('start'), who: fc.constantFrom(...people) }),
  fc.record({ what: fc.constant('stop'), who: fc.constantFrom(...people) }),
  fc.record({ what: fc.constant('come'), who: fc.constantFrom(...people) }),
  fc.record({ what: fc.constantFrom('agreed', 'refused'), who: fc.constantFrom(...people) }),
  fc.record({ what: fc.constant('track'), who: fc.constantFrom(...people) }),
);

/** The words that the page of each shows; a program without a page shows none. */
const shownTo = {
  agent: 'none',
  visitor: { textVersion: 3, language: 'de' },
  colleague: { textVersion: 2, language: 'en' },
} as const;
/** Answers, each of which names the words that were shown for it. */
const ANSWERS: readonly string[] = [
  'CallRecordingConsentGiven',
  'CallRecordingConsentRefused',
  'CallRecordingConsentWithdrawn',
];

test('begins a track only of a person whose last answer to this recording is a yes, and names the words of each answer', () => {
  fc.assert(
    fc.property(fc.array(Step, { maxLength: 60 }), (steps) => {
      let state = noRecordings;
      let count = 0;
      /** The last answer of each person about the current recording. */
      let said = new Map<string, boolean>();
      const apply = (decision: Decision<readonly CallRecordingEvent[], unknown>) => {
        if (decision.type === 'rejected') return false;
        state = decision.events.reduce(evolveCallRecordings, state);
        for (const { type, data } of decision.events) {
          if (!ANSWERS.includes(type)) continue;
          const { joinerId } = data as { readonly joinerId: (typeof people)[number] };
          const wording = consentWording('audio-recording', shownTo[joinerId]);
          expect({ type, data }).toMatchObject({ data: { wording } });
        }
        return true;
      };
      for (const { what, who } of steps) {
        count += 1;
        const recordingId = state.latestId ?? 'none';
        if (what === 'start') {
          const moment = { recordingId: `recording-${count}`, now, portalAnswer: null };
          const start = { callId, recordType: 'audio', by: who, shown: shownTo[who] } as const;
          if (apply(startRecording(state, call, start, moment))) said = new Map([[who, true]]);
        } else if (what === 'stop') {
          const stop = { callId, by: who, reason: 'asked' } as const;
          if (apply(stopRecording(state, call, stop, now))) said = new Map();
        } else if (what === 'come') {
          apply(askJoiner(state, call, { callId, joinerId: who }, { now, portalAnswer: null }));
        } else if (what === 'track') {
          const track = { callId, recordingId, trackId: `track-${count}`, joinerId: who };
          const begins = apply(startTrack(state, { ...track, streamType: 'userCam' }, now));
          expect(begins).toBe(said.get(who) === true);
        } else {
          const consent = what === 'agreed' ? ('agreed' as const) : ('refused' as const);
          const answer = { callId, recordingId, by: who, consent, shown: shownTo[who] };
          if (apply(answerConsent(state, call, answer, now))) said.set(who, what === 'agreed');
        }
        const latest = state.latestId === null ? undefined : state.byId[state.latestId];
        const agreed = latest ? [...agreedIn(latest)] : [];
        const expected = [...said].flatMap(([id, yes]) => (yes ? id : []));
        expect(agreed.toSorted()).toEqual(expected.toSorted());
      }
    }),
  );
});
