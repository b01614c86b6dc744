import { describe, expect, test } from '@jest/globals';

import { readMediaSettings } from './media-settings.js';

describe('The settings of media', () => {
  test('need no value', () => {
    expect(readMediaSettings({})).toEqual({ JANUS: 'auto', JANUS_RTP_PORTS: [20_000, 20_999] });
  });

  test('take several addresses', () => {
    const settings = readMediaSettings({
      STUN_URLS: 'stun:stun.example:3478, stun:[2001:db8::1]:3478',
      TURN_URLS: 'turn:turn.example:3478?transport=udp,turns:turn.example:443',
      TURN_SECRET: '0123456789abcdef',
      JANUS_URL: 'ws://one.example:8188, wss://two.example/janus',
    });
    expect(settings.STUN_URLS).toEqual(['stun:stun.example:3478', 'stun:[2001:db8::1]:3478']);
    expect(settings.TURN_URLS).toHaveLength(2);
    expect(settings.JANUS_URL).toEqual(['ws://one.example:8188', 'wss://two.example/janus']);
  });

  test.each([
    { JANUS: 'perhaps' },
    { JANUS_URL: 'http://127.0.0.1:8088/janus' },
    { JANUS_URL: 'ws://one.example,' },
    { JANUS_URL: 'ws://one.example,ws://one.example' },
    { JANUS_URL: 'ws://one.example,ws://two.example,ws://three.example', JANUS_ADMIN_KEY: 'a,b' },
    { JANUS_RTP_PORTS: '20000' },
    { JANUS_RTP_PORTS: '30000-20000' },
    { JANUS_RTP_PORTS: '80-20000' },
    { JANUS_PUBLIC_ADDRESS: 'example.org' },
    { JANUS_INTERFACE: 'eth0"\n' },
    { STUN_URLS: 'http://stun.example' },
    { TURN_URLS: 'turn:turn.example' },
    { TURN_URLS: 'turn:turn.example', TURN_SECRET: 'short' },
  ])('refuse %j', (environment) => {
    expect(() => readMediaSettings(environment)).toThrow();
  });
});
