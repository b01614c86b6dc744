import type { JointState } from '../joint.js';
import { atWork, inCall, inLine, rings, visitorArrives } from './portal-steps.js';

const ALL = ['portal', 'agent', 'visitor'] as const;

/** A visitor on the way to an agent, and agents without a visitor. */
export const portalStates: readonly JointState[] = [
  {
    name: 'at the device check',
    has: ALL,
    make: async (scene) => {
      await atWork(scene, 'manual');
      await visitorArrives(scene);
    },
  },
  {
    name: 'at the device check, with a fault',
    has: ALL,
    make: async (scene) => {
      await atWork(scene, 'manual');
      const visitor = await visitorArrives(scene);
      await visitor.reports('IN_START');
      await visitor.reports('IN_ERROR', 'No camera');
    },
  },
  {
    name: 'in line, agent on manual',
    has: ALL,
    make: async (scene) => {
      await atWork(scene, 'manual');
      await inLine(scene);
    },
  },
  {
    name: 'in line, nobody there',
    has: ALL,
    make: async (scene) => {
      await atWork(scene, 'none');
      await inLine(scene);
    },
  },
  {
    name: 'in line, agent on a break',
    has: ALL,
    make: async (scene) => {
      await atWork(scene, 'away');
      await inLine(scene);
    },
  },
  {
    name: 'in line, agent lost',
    has: ALL,
    make: async (scene) => {
      const agent = await atWork(scene, 'manual');
      await inLine(scene);
      agent.page?.close();
      await scene.pass(9_000, 3_000);
    },
  },
  {
    name: 'in line, the visitor away',
    has: ALL,
    make: async (scene) => {
      await atWork(scene, 'manual');
      const visitor = await inLine(scene);
      visitor.close();
      await scene.pass(15_000, 3_000);
    },
  },
  {
    name: 'ringing',
    has: ALL,
    make: (scene) => rings(scene).then(() => undefined),
  },
  {
    name: 'ringing at the second agent',
    has: [...ALL, 'colleague'],
    make: async (scene) => {
      await atWork(scene, 'auto', 'colleague');
      const { page, offer } = await rings(scene);
      const { clientId, offerId } = offer;
      const queueId = scene.office.portalId;
      await page.emit('disconnectClient', { queueId, clientId, offerId });
      await scene.player('colleague').page?.isRung();
    },
  },
  {
    name: 'given back to the line',
    has: ALL,
    make: async (scene) => {
      const agent = await inCall(scene);
      await agent.page?.emit('setAvailability', { availability: 'manual' });
      await agent.page?.emit('handBack', { callDetailId: scene.callId });
      await scene.visitor?.seesVisit(({ status }) => status === 'IN_WAITING');
    },
  },
  {
    name: 'wrap-up',
    has: ALL,
    make: async (scene) => {
      const agent = await inCall(scene, { wrapUpSeconds: 120 });
      await scene.as(agent, 'POST /callDetail/callEnd', { callDetailId: scene.callId });
      await agent.page?.seesDesk(({ desk }) => desk.wrapUp !== null);
    },
  },
];
