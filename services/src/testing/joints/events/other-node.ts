import type { JointEvent } from '../joint.js';

/** Events that administrators may also cause at another node than that of the pages. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...['the agent is deactivated', 'the agent is deleted', 'the agent becomes an auditor'],
  ...['the agent is given another password', 'the agent is renamed', 'the portal is closed'],
  ...['the owner is deleted', 'the owner becomes an auditor', 'the organizer is deactivated'],
  ...['the meeting is called off by an administrator', 'the supervisor becomes an auditor'],
  ...['the device is deactivated', 'the device is deleted', 'the device is given another key'],
]);

/** The same event, which reaches the node of the pages by the log alone. */
export const elsewhere = (all: readonly JointEvent[]): readonly JointEvent[] =>
  all
    .filter(({ name }) => ELSEWHERE.has(name))
    .map((event) => ({
      ...event,
      name: `${event.name}, at another node`,
      ends: [],
      needsNodes: true,
      happen: async (scene) => {
        scene.adminsNode = await scene.office.another();
        return event.happen(scene);
      },
    }));
