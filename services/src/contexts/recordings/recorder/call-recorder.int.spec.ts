import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { StreamType } from '@foyer/contracts/calls';

import { CommandRunner } from '#platform/cqrs';
import { Log } from '#platform/observability';
import type { Conferences } from '#contexts/calls';
import { AnswerConsent } from '../commands.js';
import { RecordingsFixture, type Somebody } from '../testing/recordings-fixture.js';
import { latestOf } from '../domain/call-recording.js';
import { recordingsOf } from '../streams.js';
import { CallRecorder } from './call-recorder.js';

let fixture: RecordingsFixture;
beforeAll(async () => {
  fixture = await RecordingsFixture.open();
});
afterAll(() => fixture.close());

/** Makes a call with a relay that reports its orders. */
async function stage() {
  const [agent, visitor] = [fixture.someone(), fixture.someone('guest')];
  const callId = await fixture.portalCall(agent, visitor);
  const streams = [agent, visitor].map(({ id }, index) => ({
    ...{ callId, participant: `place of ${id}`, connectionId: `connection ${index}` },
    streamType: 'userCam' as StreamType,
  }));
  const slots = [agent, visitor].map(({ id: joinerId }) => ({
    ...{ joinerId, userCallId: `place of ${joinerId}`, paused: false, supervision: null },
  }));
  const recording = new Set<string>();
  const aside = new Set<string>();
  const recorder = {
    record: async (participant: string) => void recording.add(participant),
    stop: async (participant: string) => void recording.delete(participant),
  };
  const conference = {
    ...{ callId, callRecordingInfo: null, slots: () => slots, slotOfJoiner: () => undefined },
    relay: { streams: () => streams, recorder: () => recorder },
    knowledge: {
      isAside: (slot: { joinerId: string }) => aside.has(slot.joinerId),
      of: () => true,
    },
  };
  const conferences = { find: () => conference, notify: () => undefined };
  const { app, core } = fixture.test;
  const subject = new CallRecorder(
    conferences as unknown as Conferences,
    app.get(CommandRunner),
    app.get(CommandBus),
    core.newId,
    app.get(Log),
  );
  await fixture.call('POST /callRecording/start', agent, { callDetailId: callId });
  const state = async () =>
    latestOf(await app.get(CommandRunner).stateOf(recordingsOf({ callId })))!;
  const { recordingId } = await state();
  const says = async ({ id: by }: Somebody, consent: 'agreed' | 'refused') => {
    const answer = { callId, recordingId, by, consent };
    await fixture.run((context) => new AnswerConsent(context, answer));
    await subject.look(callId);
  };
  const tracks = async () => Object.values((await state()).recording.tracks);
  const open = async () => (await tracks()).filter(({ isOpen }) => isOpen);
  const of = ({ id }: Somebody) => `place of ${id}`;
  await subject.look(callId);
  return {
    agent,
    visitor,
    callId,
    subject,
    recording,
    streams,
    slots,
    aside,
    says,
    tracks,
    open,
    of,
  };
}

test('records who agreed, from then on and until it is withdrawn', async () => {
  const { agent, visitor, recording, says, open, of } = await stage();
  expect([...recording]).toEqual([of(agent)]);
  await says(visitor, 'agreed');
  expect([...recording]).toEqual([of(agent), of(visitor)]);
  await says(visitor, 'refused');
  expect([...recording]).toEqual([of(agent)]);
  expect(await open()).toMatchObject([{ joinerId: agent.id }]);
});

test('records no one who is on hold or talks aside', async () => {
  const { agent, visitor, callId, subject, recording, slots, aside, says, of } = await stage();
  await says(visitor, 'agreed');
  aside.add(agent.id);
  slots[1]!.paused = true;
  await subject.look(callId);
  expect([...recording]).toEqual([]);
  aside.clear();
  slots[1]!.paused = false;
  await subject.look(callId);
  expect([...recording]).toEqual([of(agent), of(visitor)]);
});

test('continues in a second track when the relay went away, and in another when a stream is published again', async () => {
  const { agent, visitor, callId, subject, recording, streams, says, tracks, open } = await stage();
  await says(visitor, 'agreed');
  const gone = streams.splice(0);
  recording.clear();
  subject.lost(callId);
  await subject.look(callId);
  expect(await open()).toEqual([]);
  streams.push(...gone);
  await subject.look(callId);
  expect(recording.size).toBe(2);
  expect(await tracks()).toHaveLength(4);
  streams[0] = { ...streams[0]!, connectionId: 'another' };
  await subject.look(callId);
  expect(await tracks()).toHaveLength(5);
  expect((await open()).map(({ joinerId }) => joinerId).toSorted()).toEqual(
    [agent.id, visitor.id].toSorted(),
  );
});

test('stops all tracks with the recording', async () => {
  const { agent, visitor, callId, subject, recording, says, open } = await stage();
  await says(visitor, 'agreed');
  await fixture.call('POST /callRecording/stop', agent, { callDetailId: callId });
  await subject.look(callId);
  expect([...recording]).toEqual([]);
  expect(await open()).toEqual([]);
  expect(subject.callIds).not.toContain(callId);
});
