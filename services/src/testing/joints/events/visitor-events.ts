import type { JointEvent } from '../joint.js';
import type { Scene } from '../scene.js';

const ofVisitor = (one: Omit<JointEvent, 'befalls'>): JointEvent => ({
  ...one,
  befalls: 'visitor',
});
const isThere = ({ visitor }: Scene) => visitor?.socket.connected === true;

/** Acts of visitors, and events that befall them. */
export const visitorEvents: readonly JointEvent[] = [
  {
    name: 'the visitor is erased',
    ends: [],
    refusals: ['VISIT_NOT_OVER'],
    happen: (scene: Scene) => scene.asAdmin(`POST /admin/people/${scene.visitor?.id}/forget`),
  },
  {
    name: 'the visitor closes the page for good',
    ends: [],
    happen: async (scene: Scene) => {
      scene.visitor?.close();
      scene.visitorCall?.socket.disconnect();
      await scene.pass(150_000, 5_000);
    },
  },
  {
    name: 'the visitor leaves the line',
    ends: [],
    happen: async (scene: Scene) =>
      isThere(scene)
        ? scene.visitor?.emit('leaveQueue', { clientId: scene.visitor.id })
        : undefined,
  },
  {
    name: 'the visitor hangs up',
    ends: [],
    refusals: ['CALL_NOT_FOUND', 'CALL_OVER', 'VISIT_OVER'],
    happen: async (scene: Scene) => {
      const answer = await scene.office.openVisit(scene.visitor?.id ?? '');
      const { token } = answer.body as { readonly token?: string };
      if (token === undefined) return answer;
      const call = { callDetailId: scene.visitor?.id };
      return scene.office.app.call('POST /callDetail/clientCallLeave', { token, body: call });
    },
  },
  {
    name: 'the visitor loads the page again',
    ends: [],
    refusals: ['VISIT_OVER'],
    happen: async (scene: Scene) => {
      const { visitor, office } = scene;
      visitor?.close();
      const answer = await office.openVisit(visitor?.id ?? '');
      const { token } = answer.body as { readonly token?: string };
      if (token === undefined || !visitor) return answer;
      scene.visitor = await office.visitorWith(token, visitor.id);
      return answer;
    },
  },
].map(ofVisitor);
