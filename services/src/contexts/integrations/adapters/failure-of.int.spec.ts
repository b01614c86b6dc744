import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { guardedFetch, GuardedNetwork } from '#platform/http/guarded';
import { Receiver, type Answer } from '../testing/receiver.js';
import { failureOf } from './failure-of.js';

let receiver: Receiver;
beforeEach(async () => (receiver = await Receiver.start()));
afterEach(() => receiver.close());

const fetchOf = (networks: readonly string[]) =>
  guardedFetch(new GuardedNetwork(networks), {
    ...{ withoutTls: 'named-networks', withinMs: 500, readsBody: false },
  });

test.each<[Answer, readonly string[], string]>([
  ['silence', ['127.0.0.1'], 'TIMEOUT'],
  ['closes', ['127.0.0.1'], 'UNREACHABLE'],
  ['silence', [], 'ADDRESS_NOT_ALLOWED'],
])('a receiver of kind %s in %j is told as %s', async (answer, networks, failure) => {
  receiver.answers.push(answer);
  const error: unknown = await fetchOf(networks)(receiver.url, { method: 'POST', body: 'x' }).catch(
    (caught: unknown) => caught,
  );
  expect(failureOf(error)).toBe(failure);
});

test('a receiver without TLS behind https is told as unreachable', async () => {
  const url = receiver.url.replace('http:', 'https:');
  const error: unknown = await fetchOf(['127.0.0.1'])(url).catch((caught: unknown) => caught);
  expect(failureOf(error)).toBe('UNREACHABLE');
});
