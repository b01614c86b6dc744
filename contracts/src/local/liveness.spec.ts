import { describe, expect, it } from '@jest/globals';

import { livenessOf } from './liveness.js';
import type { KioskHeartbeat } from './monitoring.js';

const call = {
  participantProperties: true,
  participantList: true,
  callStreams: true,
  callList: true,
  joiner: true,
};
const heartbeat: KioskHeartbeat = {
  clientStatus: 'IN_START',
  errorNote: null,
  clientDataId: '0199a000-0000-7000-8000-000000000001',
  queueId: null,
  queueHasContent: true,
  callId: null,
  call: {
    participantProperties: false,
    participantList: false,
    callStreams: false,
    callList: false,
    joiner: false,
  },
  frames: [],
  userCamera: null,
  docCamera: null,
  cameras: [],
  appTitle: 'Foyer',
};
const said = (change: Partial<KioskHeartbeat>) => {
  const { deviceAlive, deviceStatus, deviceErrorNote } = livenessOf({ ...heartbeat, ...change });
  return [deviceAlive, deviceStatus, deviceErrorNote];
};

describe('a kiosk', () => {
  it('lives while it stands ready, has a visitor, or says goodbye', () => {
    expect(said({})).toEqual([true, 'IN_START', null]);
    expect(said({ clientStatus: 'IN_WAITING' })).toEqual([true, 'IN_WAITING', null]);
    expect(said({ clientStatus: 'IN_END' })).toEqual([true, 'IN_END', null]);
    expect(said({ clientStatus: 'IN_CALL', call })).toEqual([true, 'IN_CALL', null]);
  });

  it('does not live without permission, and is reported with a note', () => {
    expect(said({ clientStatus: 'IN_PERMISSION' })).toEqual([
      false,
      'IN_ERROR',
      'Device is in permission status',
    ]);
  });

  it('does not live in error, and keeps its note', () => {
    expect(said({ clientStatus: 'IN_ERROR', errorNote: 'Stream is frozen' })).toEqual([
      false,
      'IN_ERROR',
      'Stream is frozen',
    ]);
  });

  it('does not live without its client data', () => {
    expect(said({ clientDataId: null })).toEqual([false, 'IN_ERROR', 'Missing clientData ID']);
  });

  it.each([
    ['participantProperties', 'participant properties'],
    ['participantList', 'participant list'],
    ['callStreams', 'call streams'],
    ['callList', 'call list'],
    ['joiner', 'joiner data'],
  ])('does not live in a call without its %s', (part, name) => {
    expect(said({ clientStatus: 'IN_CALL', call: { ...call, [part]: false } })).toEqual([
      false,
      'IN_ERROR',
      `Device status is IN_CALL but missing ${name}`,
    ]);
  });

  it('says whether its portal has something to show, once that is known', () => {
    const queue = (queueHasContent: boolean | null) =>
      livenessOf({ ...heartbeat, queueHasContent }).deviceQueueStatus;
    expect([queue(true), queue(false), queue(null)]).toEqual(['QUEUE_OK', 'QUEUE_ERROR', null]);
  });
});
