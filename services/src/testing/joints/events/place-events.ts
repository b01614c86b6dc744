import { DeletePortal } from '#contexts/portals';
import { Rejected } from '#platform/cqrs';
import type { JointEvent } from '../joint.js';
import type { Scene } from '../scene.js';

type Plain = Omit<JointEvent, 'befalls'>;

const NEVER_OPEN = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    [],
  ]),
);
const setPortal = (change: object) => (scene: Scene) =>
  scene.asAdmin(`PUT /admin/portals/${scene.office.portalId}`, change);
const ofPortal = (one: Plain): JointEvent => ({ ...one, befalls: 'portal' });

/** Events that befall a portal. */
const ofPortals: readonly Plain[] = [
  {
    name: 'the portal is closed',
    ends: ['PortalDeactivated'],
    happen: setPortal({ deactivated: true }),
  },
  {
    name: 'the portal is closed and opened again',
    ends: [],
    happen: async (scene) => {
      await setPortal({ deactivated: true })(scene);
      return setPortal({ deactivated: false })(scene);
    },
  },
  {
    name: 'the portal is deleted',
    ends: ['PortalDeleted'],
    refusals: ['PORTAL_REFERRED_TO'],
    happen: async (scene) => {
      await setPortal({ deactivated: true })(scene);
      const { office } = scene;
      const { portalId } = office;
      return office
        .execute((context) => new DeletePortal(context, { portalId }))
        .catch((error: unknown) => {
          if (error instanceof Rejected) return { ok: false, code: error.code };
          throw error;
        });
    },
  },
  {
    name: 'the hours of the portal end',
    ends: [],
    happen: (scene) =>
      scene.asAdmin('POST /queueAvailability/saveAll', {
        ...{ queueId: scene.office.portalId, availability: NEVER_OPEN, timezone: 'Europe/Berlin' },
      }),
  },
  { name: 'the portal is renamed', ends: [], happen: setPortal({ name: 'Hall' }) },
  { name: 'the portal gets a PIN', ends: [], happen: setPortal({ pin: '123456' }) },
  {
    name: 'the portal asks otherwise how it was',
    ends: [],
    happen: setPortal({ feedback: { enabled: false } }),
  },
  { name: 'the portal gets a wrap-up', ends: [], happen: setPortal({ wrapUpSeconds: 60 }) },
  { name: 'the order of the line changes', ends: [], happen: setPortal({ callLogic: 'random' }) },
  {
    name: 'all leave the portal',
    ends: [],
    happen: setPortal({ memberIds: [], groupIds: [] }),
  },
];
const portalEvents = ofPortals.map(ofPortal);

const setSession = (path: string, change: object) => (scene: Scene) =>
  scene.as(scene.player('owner'), `PATCH /session/${path}`, {
    sessionId: scene.placeId,
    ...change,
  });
const ofSession = (one: Plain): JointEvent => ({
  ...one,
  befalls: 'session',
});

const ofSessions: readonly Plain[] = [
  {
    name: 'the session is private',
    ends: [],
    happen: setSession('updateGeneral', { sessionType: 'private' }),
  },
  {
    name: 'the session is open',
    ends: [],
    happen: setSession('updateAccessSettings', { accessMode: 'open' }),
  },
  {
    name: 'the session is renamed',
    ends: [],
    happen: setSession('updateGeneral', { sessionName: 'Other' }),
  },
  {
    name: 'cameras are for admins',
    ends: [],
    happen: setSession('updateVideoSettings', { cameraRoles: ['admin'] }),
  },
  {
    name: 'the session is deleted',
    ends: ['SessionDeleted'],
    refusals: ['SESSION_LIVE'],
    happen: (scene) => scene.asAdmin(`DELETE /admin/sessions/${scene.placeId}`),
  },
];
const sessionEvents = ofSessions.map(ofSession);

const cancel = (scene: Scene) =>
  scene.as(scene.player('organizer'), 'PUT /calendarEvent/cancel', { eventId: scene.placeId });
const handOver = (scene: Scene) =>
  scene.as(scene.player('organizer'), `PUT /calendarEvent/${scene.placeId}/organizer`, {
    memberId: scene.player('invited').id,
  });

const meetingEvents: readonly JointEvent[] = [
  {
    name: 'the meeting is called off',
    befalls: 'meeting',
    ends: ['MeetingCancelled'],
    happen: cancel,
  },
  {
    name: 'the meeting is called off by an administrator',
    befalls: 'meeting',
    ends: [],
    happen: (scene) => scene.asAdmin(`DELETE /admin/meetings/${scene.placeId}`),
  },
  {
    name: 'the meeting is handed over',
    befalls: 'meeting',
    ends: ['MeetingHandedOver'],
    happen: handOver,
  },
  {
    name: 'the guest is erased',
    befalls: 'guest',
    ends: [],
    happen: (scene) => scene.asAdmin(`POST /admin/people/${scene.guestId}/forget`),
  },
];

export const placeEvents: readonly JointEvent[] = [
  ...portalEvents,
  ...sessionEvents,
  ...meetingEvents,
];
