import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeviceAction, DeviceEvent } from '@foyer/contracts/devices';

import { isKnown, type DeviceState } from './device.js';

export interface AskDevice {
  readonly actionId: string;
  readonly action: DeviceAction;
  readonly at: string;
}

/** Asks a device to do an action. An earlier request that was never answered is given up. */
export function askDevice(
  state: DeviceState,
  { actionId, action, at }: AskDevice,
): Decision<readonly DeviceEvent[]> {
  if (!isKnown(state)) return rejected('DEVICE_NOT_FOUND');
  if (state.status === 'inactive' || !state.isOnline) return rejected('DEVICE_NOT_CONNECTED');
  const data = { deviceId: state.id, actionId, action, at };
  return accepted([{ type: 'DeviceActionAsked', data }]);
}

export interface AnswerAction {
  readonly actionId: string;
  readonly ok: boolean;
  readonly note: string | null;
  readonly pictureId: string | null;
}

/**
 * A device answers what it was asked. An answer to something else, or a second one, changes
 * nothing. The result is the picture that nothing names any more.
 */
export function answerAction(
  state: DeviceState,
  answer: AnswerAction,
): Decision<readonly DeviceEvent[], string | null> {
  if (!isKnown(state)) return rejected('DEVICE_UNKNOWN');
  if (state.asked?.actionId !== answer.actionId) return accepted([], answer.pictureId);
  const { id: deviceId, asked, pictureId } = state;
  return accepted(
    [{ type: 'DeviceActionAnswered', data: { deviceId, action: asked.action, ...answer } }],
    answer.pictureId === null ? null : pictureId,
  );
}
