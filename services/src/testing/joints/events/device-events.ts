import type { JointEvent } from '../joint.js';
import type { Kiosk } from '../kiosk.js';
import type { Scene } from '../scene.js';
import { answers } from '../states/kiosk-steps.js';

type OfDevice = Pick<JointEvent, 'name' | 'ends'> & {
  readonly happen: (scene: Scene, kiosk: Kiosk) => Promise<unknown>;
};

const set =
  (change: object) =>
  (scene: Scene, { id }: Kiosk) =>
    scene.asAdmin(`PUT /admin/devices/${id}`, change);

/** Events that befall a device, and what its terminal says. */
const ofDevice: readonly OfDevice[] = [
  {
    name: 'the device is deactivated',
    ends: ['DeviceDeactivated'],
    happen: set({ deactivated: true }),
  },
  {
    name: 'the device is deactivated, let in again, and answers',
    ends: [],
    happen: async (scene, kiosk) => {
      await set({ deactivated: true })(scene, kiosk);
      await scene.pass(2_000, 1_000);
      const answer = await set({ deactivated: false })(scene, kiosk);
      await scene.office.isShown('the device is let in');
      // Its sign-in rests meanwhile, where it has one.
      await kiosk.isBack().catch(() => kiosk.comes());
      await says(scene);
      return answer;
    },
  },
  {
    name: 'the device is deleted',
    ends: ['DeviceDeleted'],
    happen: (scene, { id }) => scene.asAdmin(`DELETE /admin/devices/${id}`),
  },
  {
    name: 'the device is given another key',
    ends: ['DeviceKeyIssued'],
    happen: (_scene, kiosk) => kiosk.isGivenAnotherKey(),
  },
  {
    name: 'the device is given another key, and comes with it',
    ends: [],
    happen: async (scene, kiosk) => {
      const answer = await kiosk.isGivenAnotherKey();
      await scene.office.isShown('the device is signed out');
      await kiosk.comes();
      await says(scene);
      return answer;
    },
  },
  {
    name: 'the device goes to no portal',
    ends: ['DevicePortalChanged'],
    happen: set({ queueId: null }),
  },
  {
    name: 'its terminal is switched off',
    ends: ['DevicePaymentTerminalSwitched'],
    happen: set({ paymentTerminalActivate: false }),
  },
  {
    name: 'the device is away for good',
    ends: [],
    happen: async (scene, kiosk) => {
      kiosk.page.socket.disconnect();
      await scene.pass(13 * 3_600_000, 3_600_000);
      await scene.adminComes();
    },
  },
  { name: 'its terminal answers', ends: [], happen: (scene) => says(scene) },
];

/** The terminal says that it is done with what it is at. */
async function says(scene: Scene): Promise<void> {
  const { kiosk, transactionId, closingId } = scene;
  if (transactionId !== undefined) await answers(scene, 'success');
  const totals: readonly object[] = [];
  const done = { OverallResult: 'Success', outcome: 'success', totals };
  if (closingId === undefined) return;
  await kiosk?.says('reconciliationResult', { reconciliationId: closingId, ...done });
}

export const deviceEvents: readonly JointEvent[] = ofDevice.map(({ happen, ...rest }) => ({
  ...rest,
  befalls: 'device',
  happen: async (scene) => (scene.kiosk ? happen(scene, scene.kiosk) : undefined),
}));
