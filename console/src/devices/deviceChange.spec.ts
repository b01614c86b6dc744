import { describe, expect, test } from '@jest/globals';

import { agentCommand, kioskUrl } from './kioskSignIn.js';
import { toDeviceChange } from './deviceChange.js';

describe('the values that a form of a device sends', () => {
  test('emptied texts are empty, and what was not chosen is left to the device', () => {
    expect(
      toDeviceChange({
        name: 'Lobby',
        city: null,
        queueId: '',
        microphone: '',
        userCamera: { deviceId: '', resolution: '1280x720', angle: 90 },
      }),
    ).toEqual({
      name: 'Lobby',
      city: '',
      queueId: null,
      microphone: null,
      userCamera: { deviceId: null, resolution: '1280x720', angle: 90 },
    });
  });

  test('no address of a terminal while there is none', () => {
    expect(toDeviceChange({ paymentTerminal: null })).toEqual({});
    expect(toDeviceChange({ paymentTerminal: { ip: '', port_send: 1 } })).toEqual({});
    const empty = { ip: '10.0.0.2', protocol: '', reconciliationTime: '' };
    expect(toDeviceChange({ paymentTerminal: empty })).toEqual({
      paymentTerminal: { ip: '10.0.0.2', protocol: null, reconciliationTime: null },
    });
  });
});

describe("a device's key", () => {
  test('stands behind the # of an address, and in the settings of the agent', () => {
    expect(kioskUrl('d1', 'AB-CD', 'https://f.test')).toBe(
      'https://f.test/vblh/device-client#device=d1&key=AB-CD',
    );
    expect(agentCommand('d1', 'AB-CD', 'https://f.test')).toContain('FOYER_AGENT_DEVICE_KEY=AB-CD');
  });
});
