import { describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';

import { addSecurityHeaders } from './security-headers.js';

function directive(name: string, url: string, https: boolean): string | undefined {
  let policy: string | undefined;
  const headers = (set: Record<string, string>) => {
    policy = set['content-security-policy'];
  };
  const addHook = (_name: string, hook: (...args: unknown[]) => void) => {
    hook({ url }, { headers }, () => undefined);
  };
  addSecurityHeaders({ addHook } as unknown as FastifyInstance, {
    https,
    kioskPage: '/vblh/device-client',
    wasmWorkers: '/vblh/blur/',
  });
  return new RegExp(`${name} ([^;]+)`).exec(policy ?? '')?.[1];
}

test('a worker that blurs backgrounds runs WebAssembly, and no page does', () => {
  const runs = (url: string) => directive('script-src', url, true);
  expect(runs('/vblh/blur/3.2.0/worker.js')).toBe("'self' 'wasm-unsafe-eval'");
  expect(['/vblh/', '/vblh/blurred', '/vblh/console/', '/'].map(runs)).toEqual(
    Array.from({ length: 4 }, () => "'self'"),
  );
});

describe('where a page may connect to', () => {
  const PAGE = "'self' wss://local.signotecwebsocket.de:49494";
  const connectSrc = (url: string, https: boolean) => directive('connect-src', url, https);

  test.each(['/vblh/device-client', '/vblh/device-client/', '/vblh/device-client?debug=true'])(
    '%s reaches the agent beside it',
    (url) => {
      expect(connectSrc(url, false)).toBe(`${PAGE} ws://127.0.0.1:*`);
      expect(connectSrc(url, true)).toBe(`${PAGE} ws://127.0.0.1:*`);
    },
  );

  test.each(['/vblh/', '/vblh/console', '/vblh/device-clients', '/vblh/queue/device-client'])(
    '%s reaches its own server, and beside it a signature pad alone',
    (url) => {
      expect(connectSrc(url, false)).toBe(PAGE);
    },
  );
});
