import type { JointState } from '../joint.js';
import { demand } from '../demand.js';
import type { Scene } from '../scene.js';
import { gather, session, viewers } from './place-steps.js';

const POLL = { kind: 'single', shown: 'live', question: 'When?', options: ['Monday', 'Friday'] };

/** With fewer than five people no poll is secret. */
const VIEWERS = ['colleague', 'supervisor', 'invited'] as const;

/** The owner asks those in the call of a session, and all but the presenter have voted. */
async function asks(scene: Scene, ballot: 'open' | 'secret'): Promise<void> {
  await session(scene);
  await viewers(scene, VIEWERS);
  await gather(scene, ['owner', 'presenter', ...VIEWERS], { isMeeting: false });
  scene.pollId = scene.office.app.core.newId.next();
  const of = { sessionCallId: scene.callId, pollId: scene.pollId };
  const { call } = scene.player('owner');
  if (call) demand('a poll', await call.emit('openPoll', { ...of, ...POLL, ballot }));
  for (const part of ['owner', ...VIEWERS] as const) {
    const voted = await scene.player(part).call?.emit('castVote', { ...of, choices: [0] });
    if (voted) demand('a vote', voted);
  }
}

/** Polls of which the votes are not counted yet. */
export const pollStates: readonly JointState[] = [
  {
    name: 'an open poll in the call of a session',
    has: ['poll'],
    alike: 'the call of a session',
    make: (scene) => asks(scene, 'open'),
  },
  {
    name: 'a secret poll in the call of a session',
    has: ['poll', 'owner', 'presenter'],
    alike: 'the call of a session',
    make: (scene) => asks(scene, 'secret'),
  },
];
