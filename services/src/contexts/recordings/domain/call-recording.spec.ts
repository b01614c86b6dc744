import { describe, expect, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';
import { MARKS_MAX, type CallRecordingEvent } from '@foyer/contracts/recordings';
import type { VisitEvent } from '@foyer/contracts/visits';

import { specify } from '#platform/testing/decider-specification.js';
import { CallRecordings, PortalAnswer, RecordedCall } from '../streams.js';
import { evolveCallRecordings, noRecordings } from './call-recording.js';
import { answerConsent, askJoiner } from './consent.js';
import { noteTimes } from './note-times.js';
import { ofRecordings } from './of-recordings.js';
import { evolveRecordedCall, noRecordedCall } from './recorded-call.js';
import { infoOf } from './recording-info.js';
import { startRecording } from './start-recording.js';
import { endOf, stopRecording } from './stop-recording.js';
import { endTracks, startTrack } from './tracks.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n}`;
const [callId, recordingId, agent, colleague, trackId] = [id(1), id(2), id(3), id(4), id(5)];
const visitor = callId;
const now = '2026-03-02T10:00:00.000Z';
const earlier = '2026-03-02T09:55:00.000Z';
const origin = { kind: 'queue', id: callId, portalId: id(9), agentId: agent } as const;
const started: CallEvent = {
  type: 'CallStarted',
  data: {
    callId,
    origin,
    participants: [
      { joinerId: agent, joinerType: 'User', role: 'moderator' },
      { joinerId: visitor, joinerType: 'Guest', role: 'presenter' },
    ],
    startedAt: now,
  },
};
const joined = (joinerId: string): CallEvent => ({
  type: 'CallJoined',
  data: { callId, joinerId, joinerType: joinerId === visitor ? 'Guest' : 'User' },
});
const left = (joinerId: string): CallEvent => ({
  type: 'CallLeft',
  data: { callId, joinerId, reason: 'left' },
});
const call = [started, joined(agent), joined(visitor)];
const of = { callId, recordingId };
/** Of pages that do not say in which words they ask. */
const wording = { purpose: 'audio-recording', shown: null, unnamed: true } as const;
const begun: CallRecordingEvent = {
  type: 'CallRecordingStarted',
  data: { ...of, recordType: 'audio', initiatorId: agent, startedAt: now },
};
const byStarting: CallRecordingEvent = {
  type: 'CallRecordingConsentGiven',
  data: { ...of, joinerId: agent, joinerType: 'User', given: 'by-starting', givenAt: now, wording },
};
const whose = { ...of, joinerId: visitor, joinerType: 'Guest' } as const;
const asked: CallRecordingEvent = {
  type: 'CallRecordingConsentAsked',
  data: { ...whose, askedAt: now },
};
const agreed: CallRecordingEvent = {
  type: 'CallRecordingConsentGiven',
  data: { ...whose, given: 'in-call', givenAt: now, wording },
};
const refused: CallRecordingEvent = {
  type: 'CallRecordingConsentRefused',
  data: { ...whose, refused: 'in-call', refusedAt: now, wording },
};
const withdrawn: CallRecordingEvent = {
  type: 'CallRecordingConsentWithdrawn',
  data: { ...whose, withdrawnAt: now, wording },
};
const stopped: CallRecordingEvent = {
  type: 'CallRecordingStopped',
  data: { ...of, reason: 'asked', stoppedBy: agent, stoppedAt: now },
};
const track = { ...of, trackId, joinerId: visitor, streamType: 'userCam' } as const;
const tracked: CallRecordingEvent = {
  type: 'CallRecordingTrackStarted',
  data: { ...track, startedAt: now },
};
const answeredAtPortal = (answer: 'agreed' | 'declined'): VisitEvent => ({
  type: 'VisitRecordingAnswered',
  data: { visitId: visitor, answer, question: '', language: 'de', answeredAt: earlier },
});

const counted = (answer: 'agreed' | 'declined'): CallRecordingEvent => ({
  type: 'CallRecordingPortalAnswerCounted',
  data: { ...whose, answer, answeredAt: earlier, countedAt: now },
});

const recording = specify({ recordings: CallRecordings, call: RecordedCall, answer: PortalAnswer });
const on = [begun, byStarting, asked];

describe('Starting a recording', () => {
  const given = recording.given({ call });
  type States = Parameters<Parameters<typeof given.when>[0]>[0];
  const start =
    (by: string, more: { readonly isDirect?: boolean } = {}) =>
    (states: States) =>
      ofRecordings(
        startRecording(
          states.recordings,
          states.call,
          { callId, recordType: 'audio', by },
          { recordingId, now, portalAnswer: states.answer, ...more },
        ),
      );

  test('asks all others in the call; the person who starts agrees by that', () => {
    recording
      .given({ call })
      .when(start(agent))
      .then({ recordings: [begun, byStarting, asked] })
      .answering(recordingId);
  });

  test('is refused in a call from browser to browser, before any stream shows it', () => {
    recording
      .given({ call })
      .when(start(agent, { isDirect: true }))
      .thenRejected('RECORDING_NOT_DIRECT');
  });

  test('takes what the visitor said at the portal', () => {
    for (const answer of ['agreed', 'declined'] as const) {
      recording
        .given({ call, answer: [answeredAtPortal(answer)] })
        .when(start(agent))
        .then({ recordings: [begun, byStarting, counted(answer)] });
    }
  });

  test.each([
    ['agreed', 'withdrew', withdrawn],
    ['declined', 'agreed', agreed],
    ['agreed', 'refused', refused],
  ] as const)('asks anew who %s at the portal and %s in the call later', (answer, _, later) => {
    recording
      .given({
        call,
        answer: [answeredAtPortal(answer)],
        recordings: [begun, byStarting, counted(answer), later, stopped],
      })
      .when(start(agent))
      .then({ recordings: [begun, byStarting, asked] });
  });

  test('keeps to the portal where no newer answer was given, also in older logs', () => {
    const repeated: CallRecordingEvent = {
      type: 'CallRecordingConsentGiven',
      data: { ...whose, given: 'at-portal', givenAt: now },
    };
    recording
      .given({
        call,
        answer: [answeredAtPortal('agreed')],
        recordings: [begun, byStarting, repeated, stopped],
      })
      .when(start(agent))
      .then({ recordings: [begun, byStarting, counted('agreed')] });
  });

  test('asks a visitor again in a later call of the same visit', () => {
    const later = id(7);
    const again: CallEvent = { ...started, data: { ...started.data, callId: later } };
    const both = [agent, visitor].map((joinerId) => {
      const one = joined(joinerId);
      return { ...one, data: { ...one.data, callId: later } } as CallEvent;
    });
    recording
      .given({ call: [again, ...both], answer: [answeredAtPortal('agreed')] })
      .when(({ recordings, call: there, answer }) =>
        ofRecordings(
          startRecording(
            recordings,
            there,
            { callId: later, recordType: 'audio', by: agent },
            { recordingId, now, portalAnswer: answer },
          ),
        ),
      )
      .then({
        recordings: [begun, byStarting, asked].map(
          (one) => ({ ...one, data: { ...one.data, callId: later } }) as CallRecordingEvent,
        ),
      });
  });

  test('is for those who may record, in a current call that is not recorded', () => {
    recording.given({ call }).when(start(visitor)).thenRejected('FORBIDDEN');
    recording.given({ call }).when(start(colleague)).thenRejected('NOT_IN_CALL');
    recording.given({}).when(start(agent)).thenRejected('CALL_NOT_FOUND');
    recording
      .given({ call: [...call, left(agent)] })
      .when(start(agent))
      .thenRejected('NOT_IN_CALL');
    const ended = { callId, reason: 'ended', endedBy: null, durationMs: 1 } as const;
    recording
      .given({ call: [...call, { type: 'CallEnded', data: ended }] })
      .when(start(agent))
      .thenRejected('CALL_OVER');
    recording
      .given({ call, recordings: on })
      .when(start(agent))
      .thenRejected('RECORDING_UNDER_WAY');
    recording
      .given({ call, recordings: [...on, stopped] })
      .when(start(agent))
      .then({ recordings: [begun, byStarting, asked] });
  });

  test('is not possible where nothing passes through the server', () => {
    const flows = { callId, joinerId: agent, streamType: 'userCam', relay: 'direct' } as const;
    recording
      .given({ call: [...call, { type: 'CallStreamStarted', data: flows }] })
      .when(start(agent))
      .thenRejected('RECORDING_NOT_DIRECT');
  });
});

describe('A consent', () => {
  const given = (...recordings: readonly CallRecordingEvent[]) =>
    recording.given({ call, recordings });
  type States = Parameters<Parameters<ReturnType<typeof given>['when']>[0]>[0];
  const say =
    (consent: 'agreed' | 'refused', by = visitor, about = recordingId) =>
    ({ recordings, call: now_ }: States) =>
      ofRecordings(
        answerConsent(recordings, now_, { callId, recordingId: about, by, consent }, now),
      );

  test('is given, refused and withdrawn; saying it again changes nothing', () => {
    given(...on)
      .when(say('agreed'))
      .then({ recordings: [agreed] });
    given(...on)
      .when(say('refused'))
      .then({ recordings: [refused] });
    given(...on, agreed)
      .when(say('refused'))
      .then({ recordings: [withdrawn] });
    given(...on, refused)
      .when(say('agreed'))
      .then({ recordings: [agreed] });
    given(...on, withdrawn)
      .when(say('agreed'))
      .then({ recordings: [agreed] });
    given(...on, agreed)
      .when(say('agreed'))
      .thenNothing();
    given(...on, refused)
      .when(say('refused'))
      .thenNothing();
    given(...on, withdrawn)
      .when(say('refused'))
      .thenNothing();
  });

  test.each(['agreed', 'refused'] as const)(
    'keeps the question of the page in a consent that is %s',
    (consent) => {
      const shown = { textVersion: 2, language: 'de' } as const;
      const said = consent === 'agreed' ? agreed : refused;
      const data = { ...said.data, wording: { purpose: wording.purpose, shown } };
      given(...on)
        .when(({ recordings, call: now_ }) =>
          ofRecordings(
            answerConsent(
              recordings,
              now_,
              { callId, recordingId, by: visitor, consent, shown },
              now,
            ),
          ),
        )
        .then({ recordings: [{ type: said.type, data } as CallRecordingEvent] });
    },
  );

  test.each([
    ['a yes after words that do not exist is none', on, 'agreed', 'CONSENT_WORDING_UNKNOWN'],
    ['a no counts after any words', on, 'refused', refused],
    ['a withdrawal counts after any words', [...on, agreed], 'refused', withdrawn],
  ] as const)('%s', (_what, history, consent, outcome) => {
    const shown = { textVersion: 4711, language: 'de' } as const;
    const said = { callId, recordingId, by: visitor, consent, shown };
    const answered = given(...history).when(({ recordings, call: now_ }) =>
      ofRecordings(answerConsent(recordings, now_, said, now)),
    );
    if (typeof outcome === 'string') answered.thenRejected(outcome);
    // Evidence names none of the words that a client makes up.
    else answered.then({ recordings: [outcome] });
  });

  test('is of those in the call, to the current recording', () => {
    given(...on)
      .when(say('agreed', colleague))
      .thenRejected('NOT_IN_CALL');
    given(...on)
      .when(say('agreed', visitor, id(8)))
      .thenRejected('NOT_RECORDING');
    given(...on, stopped)
      .when(say('agreed'))
      .thenRejected('NOT_RECORDING');
    given().when(say('agreed')).thenRejected('NOT_RECORDING');
  });

  test('is asked of who comes later, once', () => {
    const comer = { joinerId: colleague, joinerType: 'User', role: 'presenter' } as const;
    const came: CallEvent = {
      type: 'CallParticipantAdded',
      data: { callId, ...comer, admission: 'invited', addedBy: agent, addedAt: now },
    };
    const late = [...call, came, joined(colleague)];
    const ask = ({ recordings, call: there }: States) =>
      ofRecordings(
        askJoiner(recordings, there, { callId, joinerId: colleague }, { now, portalAnswer: null }),
      );
    const data = { ...of, joinerId: colleague, joinerType: 'User', askedAt: now } as const;
    const question: CallRecordingEvent = { type: 'CallRecordingConsentAsked', data };
    recording
      .given({ call: late, recordings: on })
      .when(ask)
      .then({ recordings: [question] });
    recording
      .given({ call: late, recordings: [...on, question] })
      .when(ask)
      .thenNothing();
    recording
      .given({ call: late, recordings: [...on, stopped] })
      .when(ask)
      .thenNothing();
    recording.given({ call, recordings: on }).when(ask).thenNothing();
  });
});

describe('A track', () => {
  const start = ({ recordings }: { recordings: typeof CallRecordings.initial }) =>
    ofRecordings(startTrack(recordings, track, now));
  const given = (...recordings: readonly CallRecordingEvent[]) => recording.given({ recordings });

  test('begins for no one who has not agreed, or no longer agrees', () => {
    given(...on)
      .when(start)
      .thenRejected('FORBIDDEN');
    given(...on, refused)
      .when(start)
      .thenRejected('FORBIDDEN');
    given(...on, agreed, withdrawn)
      .when(start)
      .thenRejected('FORBIDDEN');
    given(...on, agreed)
      .when(start)
      .then({ recordings: [tracked] });
    given(...on, agreed, stopped)
      .when(start)
      .thenRejected('NOT_RECORDING');
    given().when(start).thenRejected('NOT_RECORDING');
  });

  test('ends a track once', () => {
    const end = ({ recordings }: { recordings: typeof CallRecordings.initial }) =>
      ofRecordings(endTracks(recordings, { ...of, trackIds: [trackId, id(7)] }, now));
    const ended: CallRecordingEvent = {
      type: 'CallRecordingTrackEnded',
      data: { ...of, trackId, endedAt: now },
    };
    given(...on, agreed, tracked)
      .when(end)
      .then({ recordings: [ended] });
    given(...on, agreed, tracked, ended)
      .when(end)
      .thenNothing();
  });
});

describe('The end of a recording', () => {
  type States = Parameters<Parameters<ReturnType<typeof recording.given>['when']>[0]>[0];
  const stop =
    (by: string | null) =>
    ({ recordings, call: there }: States) =>
      ofRecordings(
        stopRecording(
          recordings,
          there,
          { callId, by, reason: by === null ? 'call-ended' : 'asked' },
          now,
        ),
      );

  test('is for its initiator and for who may record', () => {
    recording
      .given({ call, recordings: on })
      .when(stop(agent))
      .then({ recordings: [stopped] });
    recording.given({ call, recordings: on }).when(stop(visitor)).thenRejected('FORBIDDEN');
    const gone = [...call, left(agent)];
    recording.given({ call: gone, recordings: on }).when(stop(agent)).thenRejected('NOT_IN_CALL');
    recording.given({ call }).when(stop(agent)).thenRejected('NOT_RECORDING');
    recording.given({ call }).when(stop(null)).thenNothing();
  });

  test('comes with that of the call, and when its initiator leaves', () => {
    const fold = (events: readonly CallEvent[]) =>
      events.reduce(evolveRecordedCall, noRecordedCall);
    const recordings = on.reduce(evolveCallRecordings, noRecordings);
    expect(endOf(recordings, fold(call))).toBeUndefined();
    expect(endOf(recordings, fold([...call, left(visitor)]))).toBeUndefined();
    expect(endOf(recordings, fold([...call, left(agent)]))).toBe('initiator-left');
    const data = { callId, reason: 'ended', endedBy: null, durationMs: 1 } as const;
    expect(endOf(recordings, fold([...call, { type: 'CallEnded', data }]))).toBe('call-ended');
  });
});

test('reports the state of a recording to pages', () => {
  const stateAfter = (...events: readonly CallRecordingEvent[]) =>
    infoOf(callId, events.reduce(evolveCallRecordings, noRecordings))?.state;
  expect(stateAfter()).toBeUndefined();
  expect(stateAfter(...on)).toBe('STARTING');
  expect(stateAfter(...on, agreed, tracked)).toBe('STARTED');
  expect(stateAfter(...on, agreed, tracked, stopped)).toBe('ENDING');
  const data = { ...of, trackId, endedAt: now };
  const ended: CallRecordingEvent = { type: 'CallRecordingTrackEnded', data };
  expect(stateAfter(...on, agreed, tracked, stopped, ended)).toBe('REST');
});

describe('Times that pages noted', () => {
  type States = Parameters<Parameters<ReturnType<typeof recording.given>['when']>[0]>[0];
  const note =
    (startTime: string, endTime: string | null, by = agent) =>
    ({ recordings, call: there }: States) =>
      ofRecordings(
        noteTimes(recordings, there, { callId, by, times: [{ startTime, endTime }] }, now),
      );

  test('fit the recording', () => {
    const times = [{ startTime: now, endTime: null }];
    recording
      .given({ call, recordings: on })
      .when(note(now, null))
      .then({
        recordings: [{ type: 'CallRecordingTimesNoted', data: { ...of, notedBy: agent, times } }],
      });
    const impossible = [
      note('2026-03-01T10:00:00.000Z', null),
      note(now, '2026-03-02T09:59:59.000Z'),
      note(now, '2026-03-02T11:00:00.000Z'),
    ];
    for (const one of impossible) {
      recording.given({ call, recordings: on }).when(one).thenRejected('RECORD_TIMES_IMPOSSIBLE');
    }
    recording.given({ call }).when(note(now, null)).thenRejected('NOT_RECORDING');
    recording
      .given({ call, recordings: on })
      .when(note(now, null, colleague))
      .thenRejected('NOT_IN_CALL');
    const over: CallEvent = {
      type: 'CallEnded',
      data: { callId, reason: 'ended', endedBy: null, durationMs: 1 },
    };
    const removed: CallEvent = {
      type: 'CallLeft',
      data: { callId, joinerId: agent, reason: 'removed' },
    };
    recording
      .given({ call: [...call, removed, over], recordings: on })
      .when(note(now, null))
      .thenRejected('NOT_IN_CALL');
  });

  test('mark the recording that they lie in, also once it has stopped, as often as it can be', () => {
    const later = '2026-03-02T10:30:00.000Z';
    const again = {
      type: 'CallRecordingStarted',
      data: {
        callId,
        recordingId: 'two',
        recordType: 'audio',
        initiatorId: agent,
        startedAt: later,
      },
    } as const satisfies CallRecordingEvent;
    const two = [...on, stopped, again];
    const times = [{ startTime: now, endTime: null }];
    recording
      .given({ call, recordings: two })
      .when(note(now, null))
      .then({
        recordings: [{ type: 'CallRecordingTimesNoted', data: { ...of, notedBy: agent, times } }],
      });
    const full = Array.from({ length: MARKS_MAX / 100 }, () => ({
      type: 'CallRecordingTimesNoted' as const,
      data: { ...of, notedBy: agent, times: Array.from({ length: 100 }, () => times[0]!) },
    }));
    recording
      .given({ call, recordings: [...on, ...full] })
      .when(note(now, null))
      .thenRejected('MARKS_FULL');
    const gone = {
      type: 'CallRecordingDeleted',
      data: { ...of, reason: 'asked', deletedBy: agent },
    } as const satisfies CallRecordingEvent;
    recording
      .given({ call, recordings: [...on, stopped, gone] })
      .when(note(now, null))
      .thenRejected('RECORD_TIMES_IMPOSSIBLE');
  });
});
