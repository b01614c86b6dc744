import { StartTrack } from '#contexts/recordings/testing/made-up.js';
import type { JointState } from '../joint.js';
import { demand, demandOf } from '../demand.js';
import type { Scene } from '../scene.js';
import { atWork, inCall, inLine } from './portal-steps.js';

const RECORDED = ['portal', 'agent', 'visitor', 'recording'] as const;

/** The agent has the call recorded, and the visitor is asked. */
async function recorded(scene: Scene): Promise<string> {
  const agent = await inCall(scene);
  const body = { callDetailId: scene.callId };
  const started = await scene.as(agent, 'POST /callRecording/start', body);
  demand('a recording', started);
  scene.recordingId = (started.body as { readonly recordingId: string }).recordingId;
  await scene.office.isShown('the recording');
  await track(scene, agent.id);
  return scene.recordingId;
}

async function track(scene: Scene, joinerId: string): Promise<void> {
  const { callId = '', recordingId = '' } = scene;
  const trackId = scene.office.app.core.newId.next();
  const of = { callId, recordingId, trackId, joinerId, streamType: 'userCam' } as const;
  await scene.office.execute((context) => new StartTrack(context, of));
}

async function answers(scene: Scene, name: string, consent: 'agreed' | 'refused') {
  const of = { sessionCallId: scene.callId, consent };
  const { recordingId } = scene;
  const more = name === 'answerCallRecording' ? { recordingId } : {};
  const answer = await scene.visitorCall?.emit(name, { ...of, ...more });
  if (answer) demand(name, answer);
}

async function written(scene: Scene): Promise<void> {
  const agent = await inCall(scene);
  const of = { sessionCallId: scene.callId };
  const started = await agent.call?.emit('startCallTranscript', of);
  if (started) demand('a transcript', started);
}

/** Recordings, transcripts and captions of a call, and those who watch it. */
export const besideStates: readonly JointState[] = [
  {
    name: 'recorded, the visitor is asked',
    has: ['recording', 'visitor'],
    alike: 'recorded',
    make: (scene) => recorded(scene).then(() => undefined),
  },
  {
    name: 'recorded',
    has: RECORDED,
    make: async (scene) => {
      await recorded(scene);
      await answers(scene, 'answerCallRecording', 'agreed');
      await track(scene, scene.visitor?.id ?? '');
    },
  },
  {
    name: 'recorded, the visitor has withdrawn',
    has: ['recording', 'visitor'],
    alike: 'recorded',
    make: async (scene) => {
      await recorded(scene);
      await answers(scene, 'answerCallRecording', 'agreed');
      await track(scene, scene.visitor?.id ?? '');
      await answers(scene, 'answerCallRecording', 'refused');
    },
  },
  {
    name: 'written down, the visitor is asked',
    has: ['transcript', 'visitor'],
    alike: 'in call',
    make: written,
  },
  {
    name: 'written down, with captions',
    has: ['transcript', 'agent', 'visitor'],
    alike: 'in call',
    make: async (scene) => {
      await written(scene);
      await answers(scene, 'answerCallTranscript', 'agreed');
      const of = {
        sessionCallId: scene.callId,
        utteranceId: scene.office.app.core.newId.next(),
        language: 'en-US',
      };
      // The clock stands still: words that began before the consent would be refused.
      const words = { text: 'Good morning', durationMs: 0, isFinal: true };
      const said = await scene.visitorCall?.emit('sayUtterance', { ...of, ...words });
      if (said) demand('words', said);
    },
  },
  {
    name: 'a supervisor watches the line',
    has: ['supervisor', 'portal'],
    alike: 'in line, agent on manual',
    make: async (scene) => {
      await atWork(scene, 'manual');
      await inLine(scene);
      const supervisor = await scene.enlist('supervisor', 'admin');
      scene.watch = await scene.connect('monitoring', supervisor.token);
      await demandOf(scene.watch, 'watchLines', {});
    },
  },
  {
    name: 'a supervisor listens to the call',
    has: ['supervisor', 'agent', 'visitor'],
    alike: 'in call',
    make: async (scene) => {
      await inCall(scene);
      const supervisor = await scene.enlist('supervisor', 'admin');
      const page = await scene.page(supervisor.token);
      const listens = { sessionCallId: scene.callId, mode: 'listen', silent: false };
      demand('a supervision', await page.emit('superviseCall', listens));
      demand('a call', await page.enter(scene.callId ?? ''));
      supervisor.call = page;
    },
  },
];
