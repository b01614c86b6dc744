import type { KioskHeartbeat } from '@foyer/contracts/local';

/** A page that is ready. */
export const sampleHeartbeat: KioskHeartbeat = {
  clientStatus: 'IN_START',
  errorNote: null,
  clientDataId: '0199a000-0000-7000-8000-000000000001',
  queueId: '0199a000-0000-7000-8000-000000000002',
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
  userCamera: { deviceId: 'front', resolution: '1280x720', angle: 0 },
  docCamera: null,
  cameras: ['Front camera', 'Document camera'],
  mediaPath: 'good',
  appTitle: 'Foyer',
};
