import { describe, expect, test } from '@jest/globals';

import { janusConfigFiles } from './janus-config.js';

const config = {
  folder: '/srv/foyer "a\\b"',
  wsPort: 8188,
  apiSecret: 'api',
  adminSecret: 'admin',
  adminKey: 'rooms',
  rtpPorts: [20_000, 20_100] as const,
};

describe('The configuration of Janus', () => {
  test('listens on the loopback interface only and lets no one make rooms without the key', () => {
    const files = janusConfigFiles(config);
    expect(files['janus.transport.websockets.jcfg']).toContain('ws_ip = "127.0.0.1"');
    expect(files['janus.plugin.videoroom.jcfg']).toContain('admin_key = "rooms"');
    expect(files['janus.jcfg']).toContain('api_secret = "api"');
    expect(files['janus.jcfg']).toContain('rtp_port_range = "20000-20100"');
  });

  test('names an address or an interface only where one is given', () => {
    expect(janusConfigFiles(config)['janus.jcfg']).not.toMatch(/nat_1_1|ice_enforce/);
    const given = { ...config, publicAddress: '203.0.113.9', networkInterface: 'eth1' };
    expect(janusConfigFiles(given)['janus.jcfg']).toContain('nat_1_1_mapping = "203.0.113.9"');
    expect(janusConfigFiles(given)['janus.jcfg']).toContain('ice_enforce_list = "eth1"');
  });

  test('quotes what it is given', () => {
    expect(janusConfigFiles(config)['janus.jcfg']).toContain('"/srv/foyer \\"a\\\\b\\""');
  });
});
