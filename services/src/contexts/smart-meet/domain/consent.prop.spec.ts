import { expect, test } from '@jest/globals';
import { consentWording, type ShownWording } from '@foyer/contracts/calls';
import type { Decision } from '@foyer/contracts/decision';
import type { TranscriptEvent } from '@foyer/contracts/smart-meet';
import { keptIdOf, transcripts, type UtteranceDocument } from '@foyer/projections/smart-meet';
import { storeAfter } from '@foyer/projections/testing';
import fc from 'fast-check';

import { callAfter, callId, id, kim, mel, vera } from '../testing/somebody-says.js';
import { answerTranscript, withdrawFromTranscript } from './consent.js';
import { sayUtterance } from './say-utterance.js';
import { startTranscript } from './start-transcript.js';
import { stopTranscript } from './stop-transcript.js';
import { evolveTranscript, noTranscript, spokenKey } from './transcript.js';

const people = [kim, vera, mel] as const;
const Who = fc.constantFrom(...people);
const Step = fc.oneof(
  fc.record({ what: fc.constantFrom('start', 'stop', 'agreed', 'refused', 'take out'), who: Who }),
  fc.record({ what: fc.constant('say'), who: Who }),
  fc.record({ what: fc.constant('say'), who: Who }),
);
/** The words that the page of each shows. */
const shownTo = new Map<string, ShownWording>([
  [kim, { textVersion: 2, language: 'de' }],
  [vera, { textVersion: 3, language: 'de' }],
  [mel, { textVersion: 3, language: 'en' }],
]);
/** Answers, each of which names the words that were shown for it. */
const ANSWERS: readonly string[] = [
  'TranscriptConsentGiven',
  'TranscriptConsentRefused',
  'TranscriptConsentWithdrawn',
];
const call = callAfter({ type: 'CallJoined', data: { callId, joinerId: mel } });

test('keeps words only of those who agreed and did not withdraw, and names the words of each answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 60 }), async (steps) => {
      let state = noTranscript;
      const events: TranscriptEvent[] = [];
      /** The persons who agree just now, by their last answers since the transcript was begun. */
      let agrees = new Set<string>();
      /** The words that may be kept: of those who agreed, and have not withdrawn since. */
      const kept = new Map<string, string>();
      const apply = (decision: Decision<readonly TranscriptEvent[], unknown>) => {
        if (decision.type === 'rejected') return false;
        events.push(...decision.events);
        for (const event of decision.events) {
          if (!ANSWERS.includes(event.type)) continue;
          const { joinerId } = event.data as { readonly joinerId: string };
          const wording = consentWording('transcript', shownTo.get(joinerId));
          expect(event).toMatchObject({ data: { wording } });
        }
        state = decision.events.reduce(evolveTranscript, state);
        return true;
      };
      for (const [index, { what, who }] of steps.entries()) {
        const now = new Date(Date.UTC(2026, 2, 2, 10, 0, index));
        const at = now.toISOString();
        const of = { callId, by: who, shown: shownTo.get(who) };
        if (what === 'start') {
          const wasOn = state.stage === 'on';
          if (apply(startTranscript(state, call, of, at)) && !wasOn) agrees = new Set([who]);
        } else if (what === 'stop') {
          apply(stopTranscript(state, call, { callId, by: who, reason: 'asked' }, at));
        } else if (what === 'agreed') {
          if (apply(answerTranscript(state, call, { ...of, consent: 'agreed' }, at))) {
            agrees.add(who);
          }
        } else if (what === 'say') {
          // Ids are used again, also by others.
          const utteranceId = id(1_000 + (index % 7));
          const said = {
            callId,
            by: who,
            utteranceId,
            language: 'de-DE',
            recognisedBy: 'browser',
          } as const;
          const isKept = apply(
            sayUtterance(state, call, { ...said, text: `words of ${who}`, durationMs: 0 }, now),
          );
          expect(isKept).toBe(state.stage === 'on' && agrees.has(who));
          if (isKept) kept.set(spokenKey(who, utteranceId), who);
        } else {
          const decided =
            what === 'refused'
              ? answerTranscript(state, call, { ...of, consent: 'refused' }, at)
              : withdrawFromTranscript(state, of, at);
          if (apply(decided))
            for (const [utterance, by] of kept) if (by === who) kept.delete(utterance);
          if (decided.type === 'accepted') agrees.delete(who);
        }
      }
      expect(state.speakers).toEqual(Object.fromEntries(kept));
      const store = await storeAfter(transcripts, events);
      const shown = await store.collection<UtteranceDocument>('utterances').find({});
      const ids = [...kept].map(([key, speakerId]) => {
        const [, utteranceId = ''] = key.split(':');
        return [keptIdOf({ callId, speakerId, utteranceId }), speakerId] as const;
      });
      expect(new Map(shown.map(({ _id, speakerId }) => [_id, speakerId]))).toEqual(new Map(ids));
    }),
    { numRuns: 60 },
  );
});
