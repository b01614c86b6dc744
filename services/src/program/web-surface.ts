import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { messages } from '@foyer/contracts/surface';

import { serveApiReference } from '../platform/http/api-reference/api-reference.js';
import { PACKAGE_FOLDER, type PlatformSettings } from '../platform/config/index.js';
import { Health } from '../platform/health/index.js';
import { Rejected } from '../platform/eventing/commands/index.js';
import { addSecurityHeaders, HandlersAreGuarded, sendError } from '../platform/http/index.js';
import { Metrics } from '../platform/observability/index.js';
import { OPERATIONS, serveOperations } from '../platform/operations/routes/operations-routes.js';
import { serveWebPages, type WebPages } from '../platform/http/pages/web-pages.js';
import { Listeners } from '../platform/realtime/index.js';
import { Welcome } from '../platform/operations/start/index.js';
import { PortalPrerenderedShell } from '../contexts/portals/index.js';
import { PageHead } from '../contexts/settings/index.js';

const workspace = (path: string): string => fileURLToPath(new URL(`../${path}`, PACKAGE_FOLDER));

/** Where the bundlers of the workspaces put the pages. */
const CONSOLE = { path: '/vblh/console', folder: workspace('console/dist/app') };
const WEBCLIENT = { path: '/vblh', folder: workspace('webclient/dist/app') };

/** What a visitor's page loads at first. Not its font: browsers hold the first paint back for one that is preloaded. */
const VISITOR_PAGE = ['src/main.tsx', 'visitor/VisitorPage.tsx'];

/** Smaller answers would only grow, in bytes. */
const COMPRESS_FROM = 2048;

/** Puts everything onto the port that is no call of the contracts: pages, reference, health, metrics. */
export async function serveWebSurface(
  app: NestFastifyApplication,
  settings: Pick<PlatformSettings, 'FOYER_URL' | 'METRICS_TOKEN'>,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  addSecurityHeaders(fastify, {
    https: settings.FOYER_URL?.startsWith('https:') ?? false,
    kioskPage: `${WEBCLIENT.path}/device-client`,
    wasmWorkers: `${WEBCLIENT.path}/blur/`,
  });
  await fastify.register(compress, { threshold: COMPRESS_FROM, encodings: ['br', 'gzip'] });
  fastify.get('/', async (_request, reply) => reply.redirect('/vblh/', 302));
  operationsOf(app, settings);
  await serveApiReference(fastify, {
    routes: () => app.get(HandlersAreGuarded).routes,
    messages: () => servedMessages(app.get(Listeners)),
  });
  const portals = app.get(PortalPrerenderedShell, { strict: false });
  const head = app.get(PageHead, { strict: false });
  const greeting: WebPages['greeting'] = {
    parts: VISITOR_PAGE,
    prerenderedShell: (path, language) => portals.of(path, language),
    usualLanguage: () => head.language(),
  };
  const completed = (page: string) => head.on(page);
  await serveWebPages(fastify, [
    { ...CONSOLE, completed },
    { ...WEBCLIENT, completed, greeting },
  ]);
  const welcome = app.get(Welcome);
  welcome.add('Staff', (origin) => `${origin}/vblh/`);
  welcome.add('Console', (origin) => `${origin}/vblh/console`);
  welcome.add('API reference', (origin) => `${origin}/api/docs`);
}

/** The surface of a process that serves no one: it answers for its health and its metrics, and for nothing else. */
export function serveOperationsOnly(
  app: NestFastifyApplication,
  settings: Pick<PlatformSettings, 'METRICS_TOKEN'>,
): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (OPERATIONS.includes(path)) return;
    sendError(reply, request, new Rejected('NOT_FOUND'));
    return reply;
  });
  operationsOf(app, settings);
}

function operationsOf(
  app: NestFastifyApplication,
  settings: Pick<PlatformSettings, 'METRICS_TOKEN'>,
): void {
  serveOperations(app.getHttpAdapter().getInstance(), {
    health: app.get(Health),
    metrics: app.get(Metrics),
    metricsToken: settings.METRICS_TOKEN,
  });
}

/** What is listened to, and what the server says of its own accord. */
function servedMessages(listeners: Listeners) {
  const listened = new Set(listeners.messages);
  return messages.filter(
    (message) => listened.has(message) || (message.from === 'server' && message.planned !== true),
  );
}
