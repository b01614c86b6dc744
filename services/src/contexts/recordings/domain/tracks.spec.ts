import { describe, expect, test } from '@jest/globals';
import type { CallRecordingEvent } from '@foyer/contracts/recordings';
import fc from 'fast-check';

import { evolveCallRecordings, noRecordings, type TrackFile } from './call-recording.js';
import { failMixing } from './recording-file.js';
import { damagedTracks, sealTrack } from './tracks.js';

const of = { callId: 'call', recordingId: 'one' };
const now = '2026-03-02T10:00:00.000Z';
const begun: CallRecordingEvent = {
  type: 'CallRecordingStarted',
  data: { ...of, recordType: 'audio', initiatorId: 'kim', startedAt: now },
};
const track = (trackId: string): CallRecordingEvent => ({
  type: 'CallRecordingTrackStarted',
  data: { ...of, trackId, joinerId: `who of ${trackId}`, streamType: 'userCam', startedAt: now },
});
const fileOf = (trackId: string, hash = 'h'): TrackFile => ({
  ...{ name: `${trackId}-audio-0.mjr`, size: 3, hash },
});
const sealed = (trackId: string): CallRecordingEvent => ({
  type: 'CallRecordingTrackSealed',
  data: { ...of, trackId, files: [fileOf(trackId)] },
});
const after = (...events: readonly CallRecordingEvent[]) =>
  events.reduce(evolveCallRecordings, noRecordings);
const tracksAfter = (...events: readonly CallRecordingEvent[]) =>
  after(...events).byId.one?.tracks ?? {};

describe('What was written of a track', () => {
  test('is said once', () => {
    const seal = (files: readonly TrackFile[], ...events: readonly CallRecordingEvent[]) =>
      sealTrack(after(...events), { ...of, trackId: 'a', files });
    expect(seal([fileOf('a')], begun, track('a'))).toMatchObject({ events: [sealed('a')] });
    expect(seal([fileOf('a', 'x')], begun, track('a'), sealed('a'))).toMatchObject({ events: [] });
    expect(seal([], begun, track('a'))).toMatchObject({ events: [] });
    expect(seal([fileOf('a')], begun)).toMatchObject({ code: 'RECORDING_NOT_FOUND' });
  });

  test('is damaged if a file is changed, swapped or gone, no matter what else is there', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('kept', 'changed', 'swapped', 'gone', 'never sealed'), {
          maxLength: 6,
        }),
        (fates) => {
          const ids = fates.map((_, index) => `t${index}`);
          const events = ids.flatMap((id, index) =>
            fates[index] === 'never sealed' ? [track(id)] : [track(id), sealed(id)],
          );
          const found = ids.flatMap((id, index) => {
            if (fates[index] === 'gone') return [];
            if (fates[index] === 'changed') return fileOf(id, 'another');
            if (fates[index] === 'swapped') return { ...fileOf('other'), hash: 'h' };
            return fileOf(id);
          });
          const bad = ids.filter((_, i) => ['changed', 'swapped', 'gone'].includes(fates[i]!));
          expect(damagedTracks(tracksAfter(begun, ...events), found)).toEqual(bad);
        },
      ),
    );
  });

  test('is named where it is damaged, each track once', () => {
    const state = after(begun, track('a'), track('b'), sealed('a'));
    const failure = { ...of, reason: 'tracks-damaged', damaged: ['a'] } as const;
    const tracks = [{ trackId: 'a', joinerId: 'who of a', streamType: 'userCam' }];
    const said = failMixing(state, failure);
    expect(said).toMatchObject({
      events: [
        { type: 'CallRecordingTracksDamaged', data: { tracks } },
        { type: 'CallRecordingMixFailed', data: { reason: 'tracks-damaged' } },
      ],
    });
    const events = said.type === 'accepted' ? said.events : [];
    const failed = events.reduce(evolveCallRecordings, state);
    expect(failMixing(failed, failure)).toMatchObject({ events: [] });
  });
});
