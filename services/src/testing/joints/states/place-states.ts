import type { JointState } from '../joint.js';
import { demand } from '../demand.js';
import { comes, gather, meeting, session, startMeeting } from './place-steps.js';

const IN_SESSION = { isMeeting: false };
const PEOPLE = ['session', 'owner', 'presenter'] as const;
const MEETING = ['meeting', 'organizer', 'invited', 'guest'] as const;

/** Sessions, meetings, and the people in their calls. */
export const placeStates: readonly JointState[] = [
  {
    name: 'a session',
    has: PEOPLE,
    make: (scene) => session(scene).then(() => undefined),
  },
  {
    name: 'the call of a session',
    has: PEOPLE,
    make: async (scene) => {
      await session(scene);
      await gather(scene, ['owner', 'presenter'], IN_SESSION);
    },
  },
  {
    name: 'the call of a session, a member knocks',
    has: PEOPLE,
    make: async (scene) => {
      const owner = await session(scene);
      const body = { sessionId: scene.placeId, accessMode: 'knock' };
      demand('a door', await scene.as(owner, 'PATCH /session/updateAccessSettings', body));
      await gather(scene, ['owner', 'presenter'], IN_SESSION);
      const stranger = await scene.enlist('colleague');
      demand('a knock', await comes(scene, stranger, IN_SESSION));
    },
  },
  {
    name: 'a planned meeting',
    has: MEETING,
    make: async (scene) => {
      const organizer = await meeting(scene);
      demand('a feed', await scene.as(organizer, 'POST /calendarEvent/feed'));
    },
  },
  {
    name: 'a running meeting',
    has: MEETING,
    make: async (scene) => {
      await meeting(scene);
      await startMeeting(scene);
      const more = { meetingId: scene.placeId, isMeeting: true };
      await gather(scene, ['organizer', 'invited'], more);
    },
  },
  {
    name: 'a running series',
    has: MEETING,
    make: async (scene) => {
      await meeting(scene, { repeat: 'weekly', repeatTill: '2026-04-30' });
      await startMeeting(scene);
      const more = { meetingId: scene.placeId, isMeeting: true };
      await gather(scene, ['organizer', 'invited'], more);
    },
  },
];
