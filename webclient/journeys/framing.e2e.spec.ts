import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { fullPath } from '@foyer/contracts/schema';
import { routes } from '@foyer/contracts/surface';

import { openPortal } from '../../tools/journeys/harness/cast.js';
import { allowSites } from '../../tools/journeys/harness/company-site.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const SITE = 'https://www.company.example';
const source = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), 'utf8');

/** The pages of staff, visitors, kiosks and guests, as the router of the web client names them. */
const pages = ['App.tsx', 'StaffPages.tsx'].flatMap((file) =>
  [...source(file).matchAll(/<Route\s+path="([^"]+)"/g)].map(([, path = '']) => path),
);
/** A thing in the place of each name in a path. */
const filled = (path: string): string =>
  path
    .replaceAll(/:\w+\??|\{\w+\}/g, '01990000-0000-7000-8000-0000000000ff')
    .replaceAll('*', 'more');
const OTHERS = ['/', '/vblh', '/vblh/index.html', '/api/docs', '/api/docs/realtime', '/embed.js'];
const CONSOLE = ['', '/', '/portals', '/members', '/settings/security', '/audit', '/live-lines'];

describe('The frames in which pages are shown', () => {
  let stage: Stage;
  let portal: { id: string; path: string };
  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    portal = await openPortal(stage, []);
    await allowSites(stage, portal.id, [SITE]);
  });
  afterAll(() => stage.strike());

  const framing = async (path: string) => {
    const { headers } = await fetch(stage.server.origin + path, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    const policy = headers.get('content-security-policy') ?? '';
    return [/frame-ancestors [^;]+/.exec(policy)?.[0], headers.get('x-frame-options')];
  };
  const NONE = ["frame-ancestors 'none'", 'DENY'];

  journey(
    'are those of the allowed sites for a portal, and those of no site for all other pages',
    () => stage,
    async () => {
      expect(await framing(portal.path)).toEqual([`frame-ancestors 'self' ${SITE}`, null]);
      expect(pages.length).toBeGreaterThan(25);
      const isPortal = (path: string) => path === '/web-client-v2/queue/:id';
      const ofApp = pages
        .filter((path) => !isPortal(path))
        .map((path) => `/vblh/${filled(path).replace(/^\//, '')}`);
      const ofConsole = CONSOLE.map((path) => `/vblh/console${path}`);
      const calls = routes
        .filter(({ method }) => method === 'GET')
        .map((route) => filled(fullPath(route)));
      expect(pages.filter(isPortal)).toHaveLength(1);
      const wrong: unknown[] = [];
      for (const path of [...OTHERS, ...ofConsole, ...ofApp, ...calls]) {
        const found = await framing(path);
        if (found.join() !== NONE.join()) wrong.push([path, ...found]);
      }
      expect(wrong).toEqual([]);
    },
  );

  journey(
    'are none but its own for a portal that allows no site, or that there is not',
    () => stage,
    async () => {
      const other = await openPortal(stage, []);
      expect(await framing(other.path)).toEqual(["frame-ancestors 'self'", null]);
      expect(await framing('/vblh/web-client-v2/queue/no-such-portal')).toEqual([
        "frame-ancestors 'self'",
        null,
      ]);
    },
  );
});
