import { describe, expect, test } from '@jest/globals';
import type { TranscriptEvent } from '@foyer/contracts/smart-meet';

import {
  agreed,
  asked,
  callAfter,
  callId,
  id,
  kim,
  later,
  mel,
  now,
  refused,
  spoken,
  started,
  stopped,
  transcriptAfter,
  vera,
  withdrawn,
} from '../testing/somebody-says.js';
import { answerTranscript, askForTranscript, withdrawFromTranscript } from './consent.js';
import { deleteTranscript } from './delete-transcript.js';
import { sayUtterance, UTTERANCES_MAX } from './say-utterance.js';
import { startTranscript } from './start-transcript.js';
import { endOf, stopTranscript } from './stop-transcript.js';

const none = transcriptAfter();
const call = callAfter();
const on = transcriptAfter(started, agreed(kim, 'by-starting'), asked(vera));
const joins = { type: 'CallJoined', data: { callId, joinerId: mel } };
const over = { type: 'CallEnded', data: { callId } };
const leaves = (joinerId: string) => ({ type: 'CallLeft', data: { callId, joinerId } });
const paused = { type: 'CallParticipantPaused', data: { callId, joinerId: vera } };

describe('A transcript', () => {
  test('begins with the consent of who begins it, and asks the others', () => {
    expect(startTranscript(none, call, { callId, by: kim }, now)).toMatchObject({
      events: [started, agreed(kim, 'by-starting'), asked(vera)],
    });
  });

  test('is begun by any person in the call, also a visitor, and by no one else', () => {
    expect(startTranscript(none, call, { callId, by: vera }, now)).toMatchObject({
      type: 'accepted',
    });
    const codeOf = (by: string, where = call) => startTranscript(none, where, { callId, by }, now);
    expect(codeOf(mel)).toMatchObject({ code: 'NOT_IN_CALL' });
    expect(codeOf(id(8))).toMatchObject({ code: 'NOT_IN_CALL' });
    expect(codeOf(vera, callAfter(paused))).toMatchObject({ code: 'CALL_PAUSED' });
    expect(codeOf(kim, callAfter(over))).toMatchObject({ code: 'CALL_OVER' });
  });

  test('begins a transcript once while it continues', () => {
    expect(startTranscript(on, call, { callId, by: vera }, now)).toMatchObject({ events: [] });
  });

  test('asks all persons again when a transcript is begun again', () => {
    const again = transcriptAfter(started, agreed(kim), agreed(vera), stopped);
    expect(startTranscript(again, call, { callId, by: kim }, now)).toMatchObject({
      events: [started, agreed(kim, 'by-starting'), asked(vera)],
    });
  });

  test('lets staff alone begin a transcript again that staff stopped', () => {
    const stoppedBy = (by: string): TranscriptEvent => ({
      type: 'TranscriptStopped',
      data: { callId, reason: 'asked', stoppedBy: by, stoppedAt: now },
    });
    const startAfter = (by: string, ...more: readonly TranscriptEvent[]) =>
      startTranscript(transcriptAfter(started, ...more), call, { callId, by }, now);
    const keptOff = { code: 'TRANSCRIPT_KEPT_OFF' };
    expect(startAfter(vera, stoppedBy(kim))).toMatchObject(keptOff);
    expect(startAfter(kim, stoppedBy(kim))).toMatchObject({ type: 'accepted' });
    // The rule also holds once it was begun again, and ended automatically.
    expect(startAfter(vera, stoppedBy(kim), started, stopped)).toMatchObject(keptOff);
    expect(startAfter(vera, stoppedBy(vera))).toMatchObject({ type: 'accepted' });
    expect(startAfter(vera, stopped)).toMatchObject({ type: 'accepted' });
  });

  test('is ended by who began it and by who may record, and by no one else', () => {
    const stop = (by: string, state = on) =>
      stopTranscript(state, call, { callId, by, reason: 'asked' }, now);
    expect(stop(kim)).toMatchObject({
      events: [{ type: 'TranscriptStopped', data: { stoppedBy: kim, reason: 'asked' } }],
    });
    expect(stop(vera)).toMatchObject({ code: 'FORBIDDEN' });
    const byVera = transcriptAfter({
      ...started,
      data: { ...started.data, startedBy: vera },
    } as never);
    expect(stop(vera, byVera)).toMatchObject({ type: 'accepted' });
    expect(stop(kim, byVera)).toMatchObject({ type: 'accepted' });
    expect(stop(kim, none)).toMatchObject({ code: 'NOT_TRANSCRIBED' });
  });

  test('ends with its call, and when who began it leaves', () => {
    expect(endOf(on, call)).toBeUndefined();
    expect(endOf(on, callAfter(leaves(vera)))).toBeUndefined();
    expect(endOf(on, callAfter(leaves(kim)))).toBe('starter-left');
    expect(endOf(on, callAfter(over))).toBe('call-ended');
    const end = { callId, by: null, reason: 'call-ended' } as const;
    expect(stopTranscript(on, callAfter(over), end, now)).toMatchObject({ type: 'accepted' });
    expect(stopTranscript(none, callAfter(over), end, now)).toMatchObject({ events: [] });
  });

  test('is deleted once it has ended', () => {
    const deletion = { callId, by: kim, reason: 'asked' } as const;
    expect(deleteTranscript(none, deletion)).toMatchObject({ code: 'TRANSCRIPT_NOT_FOUND' });
    expect(deleteTranscript(on, deletion)).toMatchObject({ code: 'TRANSCRIPT_UNDER_WAY' });
    const ended = transcriptAfter(started, stopped);
    expect(deleteTranscript(ended, deletion)).toMatchObject({
      events: [{ type: 'TranscriptDeleted', data: { callId, reason: 'asked', deletedBy: kim } }],
    });
  });
});

describe('Consent', () => {
  test('is asked of who comes later, once', () => {
    const comes = callAfter(joins);
    expect(askForTranscript(on, comes, { callId, joinerId: mel }, now)).toMatchObject({
      events: [asked(mel)],
    });
    expect(askForTranscript(on, comes, { callId, joinerId: vera }, now)).toMatchObject({
      events: [],
    });
    expect(askForTranscript(on, call, { callId, joinerId: mel }, now)).toMatchObject({
      events: [],
    });
    expect(askForTranscript(none, comes, { callId, joinerId: mel }, now)).toMatchObject({
      events: [],
    });
  });

  const answer = (consent: 'agreed' | 'refused', state = on, by = vera, where = call) =>
    answerTranscript(state, where, { callId, by, consent }, now);

  test('is given, refused and withdrawn, each once', () => {
    expect(answer('agreed')).toMatchObject({ events: [agreed(vera)] });
    expect(answer('refused')).toMatchObject({ events: [refused(vera)] });
    const given = transcriptAfter(started, agreed(vera));
    expect(answer('agreed', given)).toMatchObject({ events: [] });
    expect(answer('refused', given)).toMatchObject({ events: [withdrawn(vera)] });
    const gone = transcriptAfter(started, agreed(vera), withdrawn(vera));
    expect(answer('refused', gone)).toMatchObject({ events: [] });
    expect(answer('agreed', gone)).toMatchObject({ events: [agreed(vera)] });
  });

  test.each(['agreed', 'refused'] as const)(
    'keeps the question of the page in a consent that is %s',
    (consent) => {
      const shown = { textVersion: 2, language: 'en' } as const;
      const said = answerTranscript(on, call, { callId, by: vera, consent, shown }, now);
      const wording = { purpose: 'transcript', shown };
      expect(said).toMatchObject({ events: [{ data: { joinerId: vera, wording } }] });
    },
  );

  test('names words that exist, and no others that a client makes up', () => {
    const shown = { textVersion: 4711, language: 'en' } as const;
    const unknown = { type: 'rejected', code: 'CONSENT_WORDING_UNKNOWN' };
    const of = { callId, by: vera, shown };
    expect(startTranscript(none, call, of, now)).toMatchObject(unknown);
    expect(answerTranscript(on, call, { ...of, consent: 'agreed' }, now)).toMatchObject(unknown);
  });

  test('counts a refusal and a withdrawal after any words, and names none that do not exist', () => {
    const shown = { textVersion: 4711, language: 'en' } as const;
    const of = { callId, by: vera, shown };
    const no = { ...of, consent: 'refused' } as const;
    const given = transcriptAfter(started, agreed(vera));
    const wording = { purpose: 'transcript', shown: null, unnamed: true };
    for (const [said, type] of [
      [answerTranscript(on, call, no, now), 'TranscriptConsentRefused'],
      [answerTranscript(given, call, no, now), 'TranscriptConsentWithdrawn'],
      [withdrawFromTranscript(given, of, now), 'TranscriptConsentWithdrawn'],
    ] as const) {
      expect(said).toMatchObject({ events: [{ type, data: { joinerId: vera, wording } }] });
    }
  });

  test('says of a withdrawal without words that it could have named them', () => {
    const given = transcriptAfter(started, agreed(vera));
    const wording = { purpose: 'transcript', shown: null, unnamed: true };
    expect(withdrawFromTranscript(given, { callId, by: vera }, now)).toMatchObject({
      events: [{ type: 'TranscriptConsentWithdrawn', data: { wording } }],
    });
  });

  test('removes the earlier words of a person who refuses once asked again', () => {
    const said = [started, agreed(vera), spoken(20, vera), stopped, started] as const;
    expect(answer('refused', transcriptAfter(...said, asked(vera)))).toMatchObject({
      events: [withdrawn(vera)],
    });
    expect(answer('refused', transcriptAfter(...said, refused(vera)))).toMatchObject({
      events: [withdrawn(vera)],
    });
    const gone = transcriptAfter(...said, asked(vera), withdrawn(vera));
    expect(gone.speakers).toEqual({});
    expect(answer('refused', gone)).toMatchObject({ events: [] });
  });

  test('is withdrawn on hold, and where no transcript is made any more', () => {
    const given = transcriptAfter(started, agreed(vera));
    expect(answer('refused', given, vera, callAfter(paused))).toMatchObject({
      events: [withdrawn(vera)],
    });
    const ended = transcriptAfter(started, agreed(vera), stopped);
    expect(answer('refused', ended)).toMatchObject({ events: [withdrawn(vera)] });
    expect(answer('agreed', ended)).toMatchObject({ code: 'NOT_TRANSCRIBED' });
    expect(answer('agreed', none)).toMatchObject({ code: 'NOT_TRANSCRIBED' });
  });

  test('is withdrawn after the call by who said something in it', () => {
    const said = transcriptAfter(started, agreed(vera), spoken(20, vera), stopped);
    const withdraw = (state: typeof said, by = vera) =>
      withdrawFromTranscript(state, { callId, by }, now);
    expect(withdraw(said)).toMatchObject({ events: [withdrawn(vera)] });
    expect(withdraw(transcriptAfter(started, asked(vera)))).toMatchObject({ events: [] });
    expect(withdraw(said, mel)).toMatchObject({ code: 'TRANSCRIPT_NOT_FOUND' });
  });
});

describe('What is said', () => {
  const said = {
    callId,
    utteranceId: id(20),
    by: vera,
    language: 'en-US',
    recognisedBy: 'browser',
    text: 'Good morning',
    durationMs: 2_000,
  } as const;
  const given = transcriptAfter(started, agreed(vera));

  test('is kept of who agreed, with when it was said', () => {
    expect(sayUtterance(given, call, said, later)).toMatchObject({
      events: [
        {
          type: 'UtteranceSpoken',
          data: {
            ...{ speakerId: vera, text: 'Good morning' },
            ...{ startedAt: '2026-03-02T10:04:58.000Z', endedAt: '2026-03-02T10:05:00.000Z' },
          },
        },
      ],
    });
  });

  test('is not kept of who has not agreed, or no longer does', () => {
    const notAgreed = { code: 'TRANSCRIPT_NOT_AGREED' };
    expect(sayUtterance(on, call, said, later)).toMatchObject(notAgreed);
    const declined = transcriptAfter(started, refused(vera));
    expect(sayUtterance(declined, call, said, later)).toMatchObject(notAgreed);
    const gone = transcriptAfter(started, agreed(vera), withdrawn(vera));
    expect(sayUtterance(gone, call, said, later)).toMatchObject(notAgreed);
    const again = transcriptAfter(started, agreed(vera), stopped, started);
    expect(sayUtterance(again, call, said, later)).toMatchObject(notAgreed);
  });

  test('is not kept where it began before its speaker agreed', () => {
    const justNow = new Date('2026-03-02T10:00:01.000Z');
    expect(sayUtterance(given, call, said, justNow)).toMatchObject({
      code: 'TRANSCRIPT_NOT_AGREED',
    });
  });

  test('is not kept on hold, outside of the call, or while no transcript is made', () => {
    expect(sayUtterance(given, callAfter(paused), said, later)).toMatchObject({
      code: 'CALL_PAUSED',
    });
    expect(sayUtterance(given, callAfter(leaves(vera)), said, later)).toMatchObject({
      code: 'NOT_IN_CALL',
    });
    const ended = transcriptAfter(started, agreed(vera), stopped);
    expect(sayUtterance(ended, call, said, later)).toMatchObject({ code: 'NOT_TRANSCRIBED' });
  });

  test('is kept once, also where another has used the same id', () => {
    const kept = transcriptAfter(started, agreed(vera), agreed(kim), spoken(20, vera));
    expect(sayUtterance(kept, call, said, later)).toMatchObject({ events: [] });
    expect(sayUtterance(kept, call, { ...said, by: kim }, later)).toMatchObject({
      events: [{ type: 'UtteranceSpoken', data: { utteranceId: id(20), speakerId: kim } }],
    });
  });

  test('is kept up to a bound', () => {
    const many = Array.from({ length: UTTERANCES_MAX }, (_, n) => spoken(1_000 + n, vera));
    const full = transcriptAfter(started, agreed(vera), ...many);
    expect(sayUtterance(full, call, said, later)).toMatchObject({ code: 'TRANSCRIPT_FULL' });
  });
});
