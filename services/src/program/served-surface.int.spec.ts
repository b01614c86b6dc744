import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fullPath, LOCAL_CHANNELS } from '@foyer/contracts/schema';
import { messages, routes } from '@foyer/contracts/surface';

import { bootWholeProgram, type WholeProgram } from '../testing/whole-program.js';

/** A kiosk's own agent serves these channels, not the server. */
const local = new Set<string>(LOCAL_CHANNELS);

describe('what is served', () => {
  let program: WholeProgram;
  beforeAll(async () => {
    program = await bootWholeProgram();
  });
  afterAll(() => program.close());

  const nameOf = (route: (typeof routes)[number]): string => `${route.method} ${fullPath(route)}`;

  test('are the calls of the contracts that are not marked as planned, each once', () => {
    const served = program.routes.map(nameOf).sort();
    const promised = routes
      .filter(({ planned }) => planned !== true)
      .map(nameOf)
      .sort();
    expect(served).toEqual(promised);
  });

  test('are the messages of the contracts that are not marked as planned, each once', () => {
    const promised = messages.filter(
      ({ channel, from, planned }) => !local.has(channel) && from !== 'server' && planned !== true,
    );
    const names = (list: typeof messages): string[] =>
      list.map(({ channel, name }) => `${channel} ${name}`).sort();
    expect(names(program.messages)).toEqual(names(promised));
  });

  test('is all that the router knows', () => {
    const served = program.routes.flatMap((route) => {
      const name = nameOf(route).replace(/\{(\w+)\}/g, ':$1');
      return route.method === 'GET' ? [name, name.replace('GET', 'HEAD')] : [name];
    });
    expect([...program.routed].sort()).toEqual(served.sort());
  });
});
