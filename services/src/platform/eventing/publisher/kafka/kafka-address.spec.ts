import { expect, test } from '@jest/globals';

import { kafkaAddress } from './kafka-address.js';

test('the address of Kafka says all there is to know', () => {
  expect(kafkaAddress('kafka://localhost')).toEqual({
    brokers: ['localhost:9092'],
    ssl: false,
    sasl: undefined,
    prefix: 'foyer',
    partitions: 6,
  });
  const url = 'kafka://anna:p%40ss@one:9093,two:9094/reception?ssl=true&partitions=12';
  expect(kafkaAddress(url)).toEqual({
    brokers: ['one:9093', 'two:9094'],
    ssl: true,
    sasl: { mechanism: 'scram-sha-512', username: 'anna', password: 'p@ss' },
    prefix: 'reception',
    partitions: 12,
  });
});

test.each(['plain', 'scram-sha-256', 'scram-sha-512'])('a user may sign in by %s', (mechanism) => {
  expect(kafkaAddress(`kafka://anna:secret@one?ssl=true&sasl=${mechanism}`)?.sasl).toEqual({
    mechanism,
    username: 'anna',
    password: 'secret',
  });
});

test.each([
  'http://localhost',
  'kafka://',
  'kafka://host/a/b',
  'kafka://host?partitions=none',
  'kafka://anna:100%@host',
  'kafka://anna:secret@host?sasl=gssapi',
])('%s is none', (url) => {
  expect(kafkaAddress(url)).toBeUndefined();
});
