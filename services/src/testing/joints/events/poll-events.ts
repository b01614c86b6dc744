import type { JointEvent } from '../joint.js';
import type { MemberPart } from '../parts.js';
import type { Scene } from '../scene.js';

const of = ({ callId, pollId }: Scene) => ({ sessionCallId: callId, pollId });
const says = async (scene: Scene, part: MemberPart, name: string, more: object = {}) => {
  const { call } = scene.player(part);
  return call?.socket.connected === true ? call.emit(name, { ...of(scene), ...more }) : undefined;
};

/** Events that befall a poll. */
export const pollEvents: readonly JointEvent[] = [
  {
    name: 'the presenter votes',
    befalls: 'poll',
    ends: [],
    happen: (scene) => says(scene, 'presenter', 'castVote', { choices: [1] }),
  },
  {
    name: 'the poll is closed',
    befalls: 'poll',
    ends: ['PollClosed'],
    happen: (scene) => says(scene, 'owner', 'closePoll'),
  },
  {
    name: 'the poll is closed while the presenter votes',
    befalls: 'poll',
    ends: ['PollClosed'],
    happen: async (scene) => {
      const vote = says(scene, 'presenter', 'castVote', { choices: [1] });
      const answer = await says(scene, 'owner', 'closePoll');
      await vote;
      return answer;
    },
  },
  {
    name: 'the call of the poll is ended for all',
    befalls: 'poll',
    ends: ['CallEnded', 'PollClosed'],
    happen: (scene) => says(scene, 'owner', 'endSessionCall'),
  },
];
