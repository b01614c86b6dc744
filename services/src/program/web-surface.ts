import { join, resolve } from 'node:path';
import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { messages } from '@foyer/contracts/surface';

import { serveApiReference } from '../platform/http/api-reference/api-reference.js';
import type { PlatformSettings } from '#platform/config';
import { Health } from '#platform/health';
import { Rejected } from '#platform/cqrs';
import { addSecurityHeaders, allowEmbedding, HandlersAreGuarded, sendError } from '#platform/http';
import { Log, Metrics } from '#platform/observability';
import { OPERATIONS, serveOperations } from '../platform/operations/routes/operations-routes.js';
import type { Bundle } from '../platform/http/pages/bundle.js';
import { serveEmbedding } from '../platform/http/pages/embed-script.js';
import { keepFiles } from '../platform/http/pages/kept-files.js';
import { CONSOLE, pageBuild, WEBCLIENT } from '../platform/http/pages/page-build.js';
import { serveStaffManifest } from '../platform/http/pages/staff-manifest.js';
import { serveWebPages, type WebPages } from '../platform/http/pages/web-pages.js';
import { Listeners } from '#platform/realtime';
import { Welcome } from '#platform/operations/start';
import { PortalEmbedding, PortalPrerenderedShell } from '#contexts/portals';
import { PageHead } from '#contexts/settings';

/**
 * The first files of a visitor's page. Not its font: browsers delay the first paint for a preloaded
 * font.
 */
const VISITOR_PAGE = ['src/main.tsx', 'visitor/VisitorPage.tsx'];

/** Smaller answers would only grow, in bytes. */
const COMPRESS_FROM = 2048;

/**
 * Puts everything onto the port that is no call of the contracts: pages, reference, health,
 * metrics.
 */
export async function serveWebSurface(
  app: NestFastifyApplication,
  settings: Pick<PlatformSettings, 'FOYER_URL' | 'METRICS_TOKEN' | 'FOYER_DATA'>,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  addSecurityHeaders(fastify, {
    https: settings.FOYER_URL?.startsWith('https:') ?? false,
    kioskPage: `${WEBCLIENT.path}/device-client`,
    wasmWorkers: `${WEBCLIENT.path}/blur/`,
  });
  allowEmbedding(fastify, app.get(PortalEmbedding, { strict: false }));
  await fastify.register(compress, { threshold: COMPRESS_FROM, encodings: ['br', 'gzip'] });
  fastify.get('/', async (_request, reply) => reply.redirect('/vblh/', 302));
  serveEmbedding(fastify, WEBCLIENT);
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
  serveStaffManifest(fastify, () => head.title());
  const completed = (page: string) => head.on(page);
  const keptOf = (bundle: Bundle, name: string) =>
    keep(bundle, join(resolve(settings.FOYER_DATA), 'pages', name), app.get(Log));
  await serveWebPages(fastify, [
    { ...CONSOLE, completed, kept: await keptOf(CONSOLE, 'console') },
    { ...WEBCLIENT, completed, greeting, kept: await keptOf(WEBCLIENT, 'webclient') },
  ]);
  const welcome = app.get(Welcome);
  welcome.add('Staff', (origin) => `${origin}/vblh/`);
  welcome.add('Console', (origin) => `${origin}/vblh/console`);
  welcome.add('API reference', (origin) => `${origin}/api/docs`);
}

/** Keeps the files of a bundle for pages that outlive it. No start fails for it. */
async function keep(bundle: Bundle, kept: string, log: Log): Promise<string> {
  await keepFiles(bundle, kept, pageBuild(), new Date()).catch((error: unknown) =>
    log.warn('The files of pages are not kept', { err: error }),
  );
  return kept;
}

/**
 * The surface of a process that serves no one: it answers for its health and its metrics, and for
 * nothing else.
 */
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

/** The messages that the server listens to, and those that it sends. */
function servedMessages(listeners: Listeners) {
  const listened = new Set(listeners.messages);
  return messages.filter(
    (message) => listened.has(message) || (message.from === 'server' && message.planned !== true),
  );
}
