import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portalSettingRoutes } from '@foyer/contracts/portals';

import type { Stage } from './stage.js';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/embed/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The site of a company, which shows the example of the documents under a strict policy. */
export interface CompanySite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the example from an origin of its own.
 * @param foyer where the script comes from
 * @param portal what stands in place of the example's portal
 */
async function serveCompanySite(foyer: string, portal: string): Promise<CompanySite> {
  const policy = [
    "default-src 'none'; style-src 'self'",
    `script-src 'self' ${foyer}; frame-src ${foyer}; connect-src ${foyer}`,
  ].join('; ');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const language = pathname === '/de' ? 'de' : 'en';
    const name = ['/', '/de'].includes(pathname) ? 'index.html' : basename(pathname);
    readFile(EXAMPLE + name, 'utf8').then(
      (text) => {
        const shown = text
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replaceAll('https://foyer.example', foyer)
          .replaceAll("'reception'", `'${portal}'`)
          .replaceAll('"reception"', `"${portal}"`);
        response.writeHead(200, {
          'content-type': TYPES[extname(name)] ?? 'text/plain',
          'content-security-policy': policy,
        });
        response.end(shown);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => ended(server) };
}

/**
 * Puts a portal on the site of a company, which it allows. The script comes by another name of this
 * machine: to browsers its frame is of another site, not only of another port.
 */
export async function onCompanySite(stage: Stage, portalId: string): Promise<CompanySite> {
  const foyer = stage.server.origin.replace('localhost', '127.0.0.1');
  const site = await serveCompanySite(foyer, portalId);
  await allowSites(stage, portalId, [site.origin]);
  return site;
}

/** Sets the sites that may show a portal. */
export async function allowSites(stage: Stage, queueId: string, origins: string[]): Promise<void> {
  const api = await stage.api();
  const body = { queueId, embedding: { origins } };
  await api.call(portalSettingRoutes.updatePortalGeneral, { body });
}

async function ended(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
