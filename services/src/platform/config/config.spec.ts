import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';

import {
  describeSettings,
  platformSettings,
  readSettings,
  settingsTable,
  UnusableSetting,
} from './index.js';

const read = (environment: Record<string, string>) => readSettings(platformSettings, environment);

/** The message for a setting that cannot be used. */
function lineOf(name: string, value: string): string {
  try {
    read({ [name]: value });
  } catch (error) {
    if (!(error instanceof UnusableSetting)) throw error;
    expect(error.message).not.toContain('\n');
    return error.message;
  }
  throw new Error(`${name}=${value} was taken`);
}

describe('the settings', () => {
  test('are usable as they come', () => {
    expect(read({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      FOYER_DATA: './data',
      ALLOWED_ORIGINS: [],
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
    });
  });

  test('are read from texts; one that is set to nothing counts as not set', () => {
    const settings = read({
      PORT: ' 8080 ',
      HOST: '',
      FOYER_URL: 'https://reception.example.org/',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
      TRUST_PROXY: '10.0.0.0/8,::1',
    });
    expect(settings).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      FOYER_URL: 'https://reception.example.org',
      ALLOWED_ORIGINS: ['https://a.example', 'https://b.example:8443'],
      TRUST_PROXY: ['10.0.0.0/8', '::1'],
    });
  });

  test('stores may lie on several servers that are one', () => {
    const READ_STORE_URL = 'mongodb://ada:1@one:27017,two:27017/foyer?replicaSet=rs0';
    const VAULT_URL = 'mongodb://vault:1@one:27017,two:27017/foyer-vault?replicaSet=rs0';
    expect(read({ READ_STORE_URL, VAULT_URL })).toMatchObject({ READ_STORE_URL, VAULT_URL });
  });

  test.each([
    'esdb://a:2113,b:2113,c:2113?tls=true',
    'kurrentdb://ada:p%40ss@a:2113,b:2113?tls=false',
    'esdb+discover://cluster.example.org:2113',
  ])('the log may lie on a cluster: %s', (EVENT_LOG_URL) => {
    expect(read({ EVENT_LOG_URL })).toMatchObject({ EVENT_LOG_URL });
  });

  test.each([
    ['PORT', 'abc', 'a number from 0 to 65535'],
    ['PORT', '65536', 'a number from 0 to 65535'],
    ['PORT', '-1', 'a number from 0 to 65535'],
    ['HOST', 'no host', 'an IP address or a host name'],
    ['TRUST_PROXY', 'maybe', ''],
    ['LOG_LEVEL', 'loud', 'debug'],
  ])('%s=%s is named in one line', (name, value, reason) => {
    const line = lineOf(name, value);
    expect(line).toMatch(new RegExp(`^${name}=${value} cannot be used: `));
    expect(line).toContain(reason);
  });

  test.each([
    ['FOYER_URL', 'reception', 'an address such as'],
    ['FOYER_URL', 'https://reception.example.org/vblh', 'an address without a path'],
    ['FOYER_URL', 'ftp://reception.example.org', 'an address such as'],
    ['EVENT_LOG_URL', 'postgres://x', 'an address such as sqlite:'],
    ['EVENT_LOG_URL', 'esdb://a:2113,,b:2113', 'an address such as sqlite:'],
    ['EVENT_LOG_URL', 'esdb://a:2113,b:no', 'an address such as sqlite:'],
    ['VAULT_URL', 'mongodb://host:27017', 'an address such as sqlite:'],
    ['READ_STORE_URL', 'mongodb://host/a/b', 'an address such as sqlite:'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector', 'an address such as'],
  ])('%s=%s is named without the address', (name, value, reason) => {
    const line = lineOf(name, value);
    expect(line).toMatch(new RegExp(`^${name} cannot be used: `));
    expect(line).toContain(reason);
  });

  test('a secret that cannot be used is not shown', () => {
    expect(() => read({ METRICS_TOKEN: 'hunter2' })).toThrow(/^METRICS_TOKEN cannot be used: /);
  });

  test('each say what they are for, and what holds where nothing is set', () => {
    for (const { name, description } of describeSettings(platformSettings)) {
      expect([name, description.length > 10]).toEqual([name, true]);
    }
    const table = settingsTable({
      ...platformSettings,
      PORTS: z.tuple([z.int(), z.int()]).default([1, 2]).describe('two ports'),
    });
    expect(table).toContain(
      '  PORT                         the port to listen on; 0 takes any that is free [3000]',
    );
    expect(table).toMatch(/TRUST_PROXY .*\[no\]/);
    expect(table).toContain('two ports [1-2]');
  });
});
