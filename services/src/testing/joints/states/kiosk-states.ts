import type { JointState } from '../joint.js';
import { answers, charges, closes, kioskFor, refunds } from './kiosk-steps.js';
import { atWork, inCall, inLine } from './portal-steps.js';

const PAYING = ['portal', 'agent', 'visitor', 'device'] as const;

/** Terminals at work, and visitors who stand at a device. */
export const kioskStates: readonly JointState[] = [
  {
    name: 'a payment on its way to the device',
    has: ['device', 'agent'],
    alike: 'a payment at the terminal',
    make: (scene) => charges(scene).then(() => undefined),
  },
  {
    name: 'a payment at the terminal',
    has: PAYING,
    make: async (scene) => {
      const { kiosk } = await charges(scene);
      await kiosk.accepts(scene.transactionId ?? '');
    },
  },
  {
    name: 'a payment that broke off',
    has: ['device'],
    alike: 'a payment at the terminal',
    make: async (scene) => {
      const { kiosk } = await charges(scene);
      await kiosk.accepts(scene.transactionId ?? '');
      await answers(scene, 'unknown');
    },
  },
  {
    name: 'a refund at the terminal',
    has: ['device', 'agent'],
    alike: 'a payment at the terminal',
    make: refunds,
  },
  { name: 'a closing at the terminal', has: ['device'], make: closes },
  {
    name: 'a closing that was interrupted',
    has: ['device'],
    make: async (scene) => {
      await closes(scene);
      const path = `PUT /admin/devices/${scene.kiosk?.id ?? ''}` as const;
      await scene.asAdmin(path, { deactivated: true });
      await scene.pass(1_000, 1_000);
      await scene.asAdmin(path, { deactivated: false });
      await scene.office.isShown('the device is let in again');
      await scene.kiosk?.isBack();
    },
  },
  {
    name: 'in line at a kiosk',
    has: ['device', 'visitor'],
    alike: 'in call at a kiosk',
    make: async (scene) => {
      await kioskFor(scene);
      await atWork(scene, 'manual');
      await inLine(scene);
    },
  },
  {
    name: 'in call at a kiosk',
    has: PAYING,
    make: async (scene) => {
      await kioskFor(scene);
      await inCall(scene);
    },
  },
  {
    name: 'in call at a kiosk, its key renewed',
    has: ['device', 'agent'],
    alike: 'in call at a kiosk',
    make: async (scene) => {
      const kiosk = await kioskFor(scene);
      await inCall(scene);
      await kiosk.isGivenAnotherKey();
    },
  },
];
