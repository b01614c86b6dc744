import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { readSettings, UnusableSettings } from './read-settings.js';

const server = 'https://reception.example.org';

describe('the settings', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-settings-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const read = async (text: string, environment: Record<string, string> = {}) => {
    const file = join(folder, 'agent.yaml');
    await writeFile(file, text);
    return readSettings(file, environment);
  };

  it('need the server and nothing more', async () => {
    expect(await read(`server: ${server}/`)).toEqual({
      server,
      device: {},
      folder: '/var/lib/foyer-device-agent',
      browser: { enabled: true, page: '/vblh/device-client', arguments: [] },
      localSockets: { monitoringPort: 49_495, terminalPort: 443 },
      healthIntervalS: 5,
      logLevel: 'info',
    });
  });

  it('are read from YAML and from JSON alike', async () => {
    const yaml = `server: ${server}\nserial:\n  path: /dev/ttyUSB0\n`;
    const json = JSON.stringify({ server, serial: { path: '/dev/ttyUSB0' } });
    expect((await read(yaml)).serial).toEqual({ path: '/dev/ttyUSB0', baudRate: 9600 });
    expect(await read(json)).toEqual(await read(yaml));
  });

  it('of the environment take precedence', async () => {
    const settings = await read(`server: ${server}\nserial: { path: /dev/a, baudRate: 19200 }`, {
      FOYER_AGENT_SERIAL_PATH: '/dev/b',
      FOYER_AGENT_BROWSER: 'off',
      FOYER_AGENT_MONITORING_PORT: '5000',
      FOYER_AGENT_LOG_LEVEL: ' ',
    });
    expect(settings.serial).toEqual({ path: '/dev/b', baudRate: 19_200 });
    expect(settings.browser.enabled).toBe(false);
    expect(settings.localSockets.monitoringPort).toBe(5000);
    expect(settings.logLevel).toBe('info');
  });

  it('may come from the environment alone', async () => {
    expect((await readSettings(undefined, { FOYER_AGENT_SERVER: server })).server).toBe(server);
  });

  it.each([
    ['', 'server (or FOYER_AGENT_SERVER): '],
    ['server: reception', 'must be an address such as https://reception.example.org'],
    [`server: ${server}/vblh`, 'must be an address without a path'],
    [`server: ${server}\nserail: {}`, 'serail: there is no such setting'],
    [
      `server: ${server}\nbrowser: { arguments: [kiosk] }`,
      'browser.arguments.0: must begin with --',
    ],
    [`server: ${server}\npaymentTerminal: { protocol: x }`, 'must be opi or zvt'],
    ['server: [', 'agent.yaml is neither YAML nor JSON'],
    [
      `server: ${server}\nhealthIntervalS: often`,
      'healthIntervalS (or FOYER_AGENT_HEALTH_INTERVAL_S): must be a number',
    ],
    [`server: ${server}\nhealthIntervalS: 0`, 'must be at least 1'],
    [`server: ${server}\npaymentTerminal: { ip: here }`, 'must be an address such as 192.168.1.20'],
    [`server: ${server}\nlogLevel: loud`, 'must be one of debug, info, warn, error'],
    [
      `server: ${server}\npaymentTerminal: { protocol: opi, ip: 192.0.2.1, sendPort: 1 }`,
      'paymentTerminal.myPort (or FOYER_AGENT_TERMINAL_MY_PORT): is missing',
    ],
    [`server: ${server}\nserial: /dev/ttyUSB0`, 'serial: must be settings with names'],
  ])('%p cannot be used, and a line says why', async (text, reason) => {
    const reading = read(text);
    await expect(reading).rejects.toThrow(UnusableSettings);
    await expect(reading).rejects.toThrow(reason);
  });

  it('are named once each, by what is wrong first', async () => {
    const reading = read('server: reception:3000');
    await expect(reading).rejects.toThrow(/^server [^\n]*must be an address such as[^\n]*$/);
  });

  it('show no secret when they cannot be used', async () => {
    const reading = read(`server: x\ndevice: { key: hunter2 }`);
    await expect(reading).rejects.toThrow('device.key (or FOYER_AGENT_DEVICE_KEY): is too short');
    await expect(reading).rejects.not.toThrow('hunter2');
  });

  it('say which file is missing', async () => {
    await expect(readSettings(join(folder, 'none.yaml'), {})).rejects.toThrow(
      'none.yaml cannot be read',
    );
  });
});
