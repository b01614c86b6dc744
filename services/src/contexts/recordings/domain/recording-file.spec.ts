import { expect, test } from '@jest/globals';
import type { CallRecordingEvent } from '@foyer/contracts/recordings';

import { evolveCallRecordings, noRecordings } from './call-recording.js';
import { deleteRecording, failMixing, keepMixed, requestMix } from './recording-file.js';
import { expiredUntil, setRetention } from './retention.js';

const of = { callId: 'call', recordingId: 'one' };
const now = '2026-03-02T10:00:00.000Z';
const begun: CallRecordingEvent = {
  type: 'CallRecordingStarted',
  data: { ...of, recordType: 'audio', initiatorId: 'kim', startedAt: now },
};
const stopped: CallRecordingEvent = {
  type: 'CallRecordingStopped',
  data: { ...of, reason: 'asked', stoppedBy: 'kim', stoppedAt: now },
};
const file = { ...of, fileName: 'a.webm', mediaType: 'audio/webm', size: 3, hash: 'h' };
const mixed: CallRecordingEvent = {
  type: 'CallRecordingMixed',
  data: { ...file, durationMs: 5_000 },
};
const failed = (reason: 'mixing-failed' | 'nothing-recorded'): CallRecordingEvent => ({
  type: 'CallRecordingMixFailed',
  data: { ...of, reason },
});
const deleted: CallRecordingEvent = {
  type: 'CallRecordingDeleted',
  data: { ...of, reason: 'asked', deletedBy: 'ada' },
};
const after = (...events: readonly CallRecordingEvent[]) =>
  events.reduce(evolveCallRecordings, noRecordings);

test('tracks become a file once, and none where the recording was deleted meanwhile', () => {
  const keep = (...events: readonly CallRecordingEvent[]) =>
    keepMixed(after(...events), { ...file, durationMs: 5_000 });
  expect(keep(begun, stopped)).toMatchObject({ events: [mixed] });
  expect(keep(begun, stopped, failed('mixing-failed'))).toMatchObject({ events: [mixed] });
  expect(keep(begun, stopped, mixed)).toMatchObject({ events: [] });
  expect(keep(begun, stopped, deleted)).toMatchObject({ code: 'RECORDING_NOT_FOUND' });
});

test('a failure is said once, and mixed again on request while there are tracks', () => {
  const fail = (...events: readonly CallRecordingEvent[]) =>
    failMixing(after(...events), { ...of, reason: 'mixing-failed' });
  expect(fail(begun, stopped)).toMatchObject({ events: [failed('mixing-failed')] });
  expect(fail(begun, stopped, failed('mixing-failed'))).toMatchObject({ events: [] });
  expect(fail(begun, stopped, mixed)).toMatchObject({ events: [] });
  const again = (...events: readonly CallRecordingEvent[]) =>
    requestMix(after(...events), { ...of, by: 'ada' });
  expect(again(begun, stopped, failed('mixing-failed'))).toMatchObject({
    events: [{ type: 'CallRecordingMixRequested', data: { requestedBy: 'ada' } }],
  });
  expect(again(begun, stopped, failed('nothing-recorded'))).toMatchObject({
    code: 'RECORDING_NOT_FAILED',
  });
  expect(again(begun, stopped, mixed)).toMatchObject({ code: 'RECORDING_NOT_FAILED' });
});

test('a recording is deleted once it has stopped, or at any time when a person in it is forgotten', () => {
  const remove = (reason: 'asked' | 'person-forgotten', ...events: readonly CallRecordingEvent[]) =>
    deleteRecording(after(...events), { ...of, by: 'ada', reason });
  expect(remove('asked', begun, stopped, mixed)).toMatchObject({ events: [deleted] });
  expect(remove('asked', begun, stopped, deleted)).toMatchObject({ events: [] });
  expect(remove('asked', begun)).toMatchObject({ code: 'RECORDING_UNDER_WAY' });
  expect(remove('person-forgotten', begun)).toMatchObject({
    events: [{ data: { reason: 'person-forgotten' } }],
  });
  expect(remove('asked')).toMatchObject({ code: 'RECORDING_NOT_FOUND' });
});

test('how long recordings are kept is set by days', () => {
  expect(setRetention({ days: null }, { days: 30, by: 'ada' })).toMatchObject({
    events: [{ type: 'RecordingRetentionSet', data: { days: 30, setBy: 'ada' } }],
  });
  expect(setRetention({ days: 30 }, { days: 30, by: 'ada' })).toMatchObject({ events: [] });
  expect(expiredUntil({ days: null }, new Date(now))).toBeUndefined();
  expect(expiredUntil({ days: 2 }, new Date(now))).toBe('2026-02-28T10:00:00.000Z');
});
