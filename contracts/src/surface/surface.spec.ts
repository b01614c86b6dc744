import { describe, expect, test } from '@jest/globals';

import { policies } from '../access/policy.js';
import { rejections } from '../rejections/index.js';
import { fullPath } from '../schema/route.js';
import { messages, routes } from './index.js';

describe('the surface', () => {
  test('names no call twice', () => {
    const names = routes.map(
      (route) => `${route.method} ${fullPath(route).replace(/\{\w+\}/g, '{}')}`,
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('names no message of a channel twice', () => {
    const names = messages.map(({ channel, name }) => `${channel} ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('has a known policy on every call and message', () => {
    for (const { policy } of [...routes, ...messages]) expect(policies).toHaveProperty([policy]);
  });

  test('refuses only by codes of the catalogue', () => {
    for (const route of routes) {
      for (const code of route.rejections ?? []) expect(rejections).toHaveProperty([code]);
    }
  });

  test('takes a path parameter for every brace and no other', () => {
    for (const route of routes) {
      const braces = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const shape = (route.params as { shape?: object } | undefined)?.shape ?? {};
      expect([route.path, Object.keys(shape).sort()]).toEqual([route.path, braces.sort()]);
    }
  });

  test('takes no keys in commands that it does not know', () => {
    for (const { path, body } of routes) {
      if (body === undefined) continue;
      expect([path, body.safeParse({ __unknown: 1 }).success]).toEqual([path, false]);
    }
    for (const { name, from, payload } of messages) {
      if (from === 'server') continue;
      expect([name, payload.safeParse({ __unknown: 1 }).success]).toEqual([name, false]);
    }
  });
});
