import { PauseParticipant } from '#contexts/calls';
import type { JointState } from '../joint.js';
import { demand } from '../demand.js';
import type { Scene } from '../scene.js';
import { atWork, inCall, inLine } from './portal-steps.js';

const ALL = ['portal', 'agent', 'visitor'] as const;
const BOTH = [...ALL, 'colleague'] as const;

/** The agent asks the colleague, with the visitor on hold. */
async function asks(scene: Scene): Promise<void> {
  await atWork(scene, 'manual', 'colleague');
  const { page } = await inCall(scene);
  const { callId: callDetailId } = scene;
  const memberId = scene.player('colleague').id;
  if (page) demand('a consult', await page.emit('consultColleague', { callDetailId, memberId }));
  await scene
    .player('colleague')
    .page?.seesDesk(({ desk }) => desk.engagement.kind === 'consulted');
}

async function talks(scene: Scene): Promise<void> {
  await asks(scene);
  const colleague = scene.player('colleague');
  const { callId = '' } = scene;
  const answer = { callDetailId: callId, accept: true };
  if (colleague.page) demand('an answer', await colleague.page.emit('answerConsult', answer));
  colleague.call = await scene.enter(colleague.token, callId);
  await scene.office.isShown('the consult');
}

/** Visitors and agents in calls. */
export const callStates: readonly JointState[] = [
  {
    name: 'in call',
    has: ALL,
    make: (scene) => inCall(scene).then(() => undefined),
  },
  {
    name: 'on hold',
    has: ALL,
    make: async (scene) => {
      const { id: by } = await inCall(scene);
      const { callId = '', visitor } = scene;
      const held = { callId, joinerId: visitor?.id ?? '', by, paused: true };
      await scene.office.execute((context) => new PauseParticipant(context, held));
    },
  },
  {
    name: 'in call, another visitor behind',
    has: ALL,
    make: async (scene) => {
      await inCall(scene);
      const first = scene.visitor;
      await inLine(scene);
      scene.visitor = first;
    },
  },
  {
    name: 'two machines, in call',
    has: ALL,
    make: async (scene) => {
      const agent = await inCall(scene);
      const other = await scene.office.app.signIn(agent.userName);
      await scene.office.agentWith(other, agent.id);
    },
  },
  {
    name: 'in call, the agent lost',
    has: ALL,
    make: async (scene) => {
      const { page, call } = await inCall(scene);
      page?.close();
      call?.socket.disconnect();
      await scene.pass(3_000, 1_000);
    },
  },
  { name: 'a colleague is asked', has: BOTH, make: asks },
  { name: 'a colleague is consulted', has: BOTH, make: talks },
  {
    name: 'all three together',
    has: BOTH,
    make: async (scene) => {
      await talks(scene);
      const { page } = scene.player('agent');
      if (page) demand('all', await page.emit('openConsult', { callDetailId: scene.callId }));
    },
  },
  {
    name: 'handed over to the colleague',
    has: BOTH,
    make: async (scene) => {
      await talks(scene);
      const { page } = scene.player('agent');
      if (page) demand('over', await page.emit('handOver', { callDetailId: scene.callId }));
    },
  },
];
