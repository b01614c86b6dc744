import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { CallRecordingInfo } from '@foyer/contracts/recordings';
import fc from 'fast-check';

import { CommandRunner } from '#platform/cqrs';
import { Log } from '#platform/observability';
import type { Conferences } from '#contexts/calls';
import { AnswerConsent } from '../commands.js';
import { latestOf } from '../domain/call-recording.js';
import { recordedIn } from '../domain/recording-info.js';
import { recordingsOf } from '../streams.js';
import { RecordingsFixture } from '../testing/recordings-fixture.js';
import { CallRecorder } from './call-recorder.js';

let fixture: RecordingsFixture;
beforeAll(async () => {
  fixture = await RecordingsFixture.open();
});
afterAll(() => fixture.close());

const STEPS = ['start', 'stop', 'yes', 'no', 'yes', 'server restarts', 'relay restarts'] as const;
type Step = (typeof STEPS)[number] | 'agent withdraws' | 'agent agrees';
type AtPortal = 'agreed' | 'declined' | null;

/**
 * A call with a relay that knows the persons it records, and a server that can be started again.
 */
async function stage(atPortal: AtPortal) {
  const [agent, visitor] = [fixture.someone(), fixture.someone('guest')];
  const callId = await fixture.portalCall(agent, visitor);
  if (atPortal !== null) {
    const answer = { visitId: visitor.id, answer: atPortal, question: '', language: 'de' };
    const answeredAt = fixture.test.clock.now().toISOString();
    await fixture.append(`visit-${visitor.id}`, 'VisitRecordingAnswered', {
      ...answer,
      answeredAt,
    });
  }
  const recorded = new Set<string>();
  const people = [agent, visitor].map(({ id }) => id);
  const slots = people.map((joinerId) => ({
    ...{ joinerId, userCallId: joinerId, paused: false, supervision: null },
  }));
  const relay = {
    streams: () =>
      people.map((participant) => ({
        ...{ callId, participant, connectionId: participant, streamType: 'userCam' },
      })),
    recorder: () => ({
      record: async (participant: string) => void recorded.add(participant),
      stop: async (participant: string) => void recorded.delete(participant),
    }),
  };
  const conference = {
    ...{ callId, relay, slots: () => slots, slotOfJoiner: () => undefined },
    callRecordingInfo: null as CallRecordingInfo | null,
    knowledge: { isAside: () => false, of: () => true },
  };
  const conferences = { find: () => conference, notify: () => undefined };
  const { app, core } = fixture.test;
  const runner = app.get(CommandRunner);
  const makeRecorder = () =>
    new CallRecorder(
      conferences as unknown as Conferences,
      ...([runner, app.get(CommandBus), core.newId, app.get(Log)] as const),
    );
  let recorder = makeRecorder();
  const latest = async () => latestOf(await runner.stateOf(recordingsOf({ callId })));
  const says = async (consent: 'agreed' | 'refused', by = visitor.id) => {
    const recordingId = (await latest())?.recordingId ?? '';
    const answer = { callId, recordingId, by, consent };
    await fixture.run((context) => new AnswerConsent(context, answer));
  };
  const body = { callDetailId: callId };
  const steps: Record<Step, () => Promise<unknown>> = {
    start: () => fixture.call('POST /callRecording/start', agent, body),
    stop: () => fixture.call('POST /callRecording/stop', agent, body),
    yes: () => says('agreed'),
    no: () => says('refused'),
    'agent withdraws': () => says('refused', agent.id),
    'agent agrees': () => says('agreed', agent.id),
    'server restarts': async () => {
      recorded.clear();
      conference.callRecordingInfo = null;
      recorder = makeRecorder();
    },
    'relay restarts': async () => {
      recorded.clear();
      recorder.lost(callId);
    },
  };
  const take = async (step: Step) => {
    await steps[step]();
    await recorder.look(callId);
    const recording = (await latest())?.recording;
    return {
      recorded,
      logged: recording ? recordedIn(recording) : new Set<string>(),
      page: conference.callRecordingInfo?.state,
    };
  };
  return { agent, visitor, take };
}

test('a track of a person is open only while the newest answer is yes, and a page says what is open', async () => {
  const Steps = fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 14 });
  const AtPortal = fc.constantFrom<AtPortal>('agreed', 'declined', null);
  await fc.assert(
    fc.asyncProperty(AtPortal, Steps, async (atPortal, steps) => {
      const { agent, visitor, take } = await stage(atPortal);
      let isOn = false;
      /** The visitor's last answer; a no stands until a yes, over all recordings. */
      let newest = atPortal === 'agreed' ? 'yes' : 'none';
      let isAnsweredHere = false;
      for (const step of steps) {
        const isAnswer = step === 'yes' || step === 'no';
        if (isAnswer && !isOn) continue;
        const { recorded, logged, page } = await take(step);
        if (step === 'start' && !isOn) {
          isOn = true;
          // An answer in the call was to one recording: the next one asks.
          if (isAnsweredHere) newest = 'none';
        } else if (step === 'stop') isOn = false;
        else if (isAnswer) {
          isAnsweredHere ||= step === 'yes' ? newest !== 'yes' : true;
          newest = step;
        }
        const expected = new Set<string>(isOn ? [agent.id] : []);
        if (isOn && newest === 'yes') expected.add(visitor.id);
        expect(recorded).toEqual(expected);
        expect(logged).toEqual(expected);
        if (isOn) expect(page).toBe('STARTED');
        else expect(page === 'STARTED').toBe(false);
      }
    }),
    {
      numRuns: 20,
      examples: [
        ['agreed', ['start', 'no', 'stop', 'start', 'server restarts', 'yes', 'relay restarts']],
        ['declined', ['start', 'yes', 'no', 'stop', 'start', 'relay restarts', 'stop', 'start']],
      ],
    },
  );
}, 120_000);

test('a page shows no recording from the moment on at which the last open track ends', async () => {
  const { take } = await stage(null);
  expect((await take('start')).page).toBe('STARTED');
  expect((await take('agent withdraws')).page).toBe('STARTING');
  expect((await take('server restarts')).page).toBe('STARTING');
  expect((await take('agent agrees')).page).toBe('STARTED');
});
