import { Buffer } from 'node:buffer';
import { accepted } from '@foyer/contracts/decision';
import type { DeviceAction } from '@foyer/contracts/devices';

import { NewId } from '#platform/clock';
import { defineCommand, Rejected } from '#platform/cqrs';
import { Files } from '#platform/stores/files';
import { answerAction, askDevice } from './actions.js';
import { isKnown } from './device.js';
import { deviceOf, type OfDevice } from '../streams.js';

/** Asks a device to do something; its answer is another event. */
export const AskDevice = defineCommand({
  name: 'AskDevice',
  stream: deviceOf,
  decide: (
    device,
    { actionId, action }: OfDevice & { readonly actionId: string; readonly action: DeviceAction },
    { now },
  ) => askDevice(device, { actionId, action, at: now.toISOString() }),
});

interface ActionAnswer extends OfDevice {
  readonly actionId: string;
  readonly ok: boolean;
  readonly note: string | null;
  /** The picture that was taken, as a JPEG data URL. */
  readonly image: string | null;
}

const fileOf = (id: string) => ({ kind: 'device-picture', id }) as const;
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Records a device's answer to a request; the picture that it took is stored outside the log. */
export const AnswerDeviceAction = defineCommand({
  name: 'AnswerDeviceAction',
  needs: { files: Files, newId: NewId },
  handle: async (
    { image, ...answer }: ActionAnswer,
    { context, needs: { files, newId }, run, stateOf },
  ) => {
    const device = await stateOf(deviceOf(answer));
    const picture = image === null ? null : readJpeg(image);
    const isAwaited = isKnown(device) && device.asked?.actionId === answer.actionId;
    const pictureId = picture && isAwaited ? newId.next() : null;
    if (picture && pictureId !== null) await files.put(fileOf(pictureId), picture);
    const outcome = await run({
      context,
      streams: { device: deviceOf(answer) },
      decide: (states) => {
        const { actionId, ok, note } = answer;
        const decision = answerAction(states.device, { actionId, ok, note, pictureId });
        return decision.type === 'rejected'
          ? decision
          : accepted({ device: decision.events }, decision.result);
      },
    });
    if (outcome.result !== null) await files.remove(fileOf(outcome.result));
    return outcome;
  },
});

/** @throws Rejected INVALID_INPUT for what is no JPEG. */
function readJpeg(dataUrl: string): Uint8Array {
  const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (!content.subarray(0, JPEG.length).equals(JPEG)) {
    throw new Rejected('INVALID_INPUT', {}, { image: 'INVALID' });
  }
  return content;
}
