import { STAFF_MANIFEST } from '@foyer/contracts/web-push';
import type { FastifyInstance } from 'fastify';

import { WEBCLIENT } from './page-build.js';

const INK = '#0b5f5a';
const PAPER = '#faf7f2';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  ...{ src: `${WEBCLIENT.path}/icons/${name}.png`, sizes: `${size}x${size}` },
  ...{ type: 'image/png', purpose },
});

/** The manifest by which browsers install the pages of staff as an app, named as the company is. */
export function staffManifest(title: string) {
  return {
    id: `${WEBCLIENT.path}/`,
    name: title,
    short_name: title.slice(0, 30),
    start_url: `${WEBCLIENT.path}/desk`,
    scope: `${WEBCLIENT.path}/`,
    display: 'standalone',
    theme_color: INK,
    background_color: PAPER,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  } as const;
}

/** Serves the manifest, before the files of the pages. */
export function serveStaffManifest(
  fastify: Pick<FastifyInstance, 'get'>,
  title: () => Promise<string>,
): void {
  fastify.get(`${WEBCLIENT.path}/${STAFF_MANIFEST}`, async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(staffManifest(await title()))),
  );
}
