import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { SIGNATURE_PAD_ADDRESS } from '@foyer/contracts/local';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** The machine features that pages may use: those of a call, and only for pages of this origin. */
const PERMISSIONS = [
  'camera=(self)',
  'microphone=(self)',
  'display-capture=(self)',
  'fullscreen=(self)',
  'autoplay=(self)',
  'speaker-selection=(self)',
  'screen-wake-lock=(self)',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'serial=()',
  'browsing-topics=()',
].join(', ');

/** The address of a device agent on the machine of its page; its port is a setting of the agent. */
const AGENT = 'ws://127.0.0.1:*';

/** The rule of a policy by which only the page's own origin and some sites may frame it. */
export const framingOf = (sites: readonly string[]): string =>
  ["frame-ancestors 'self'", ...sites].join(' ');

/** A policy of {@link addSecurityHeaders} that lets the page's own origin and some sites frame it. */
export const framedBy = (policy: string, sites: readonly string[]): string =>
  policy.replace("frame-ancestors 'none'", framingOf(sites));

interface SecurityHeadersOptions {
  /** True if people reach the server by https. */
  readonly https: boolean;
  /** The kiosk page, the only one that may connect to an agent on its machine. */
  readonly kioskPage: string;
  /**
   * The folder of workers that run WebAssembly, ending in a slash; their own policy holds for no
   * page.
   */
  readonly wasmWorkers: string;
}

/** Adds the headers that keep a page to itself. */
export function addSecurityHeaders(
  fastify: Pick<FastifyInstance, 'addHook'>,
  { https, kioskPage, wasmWorkers }: SecurityHeadersOptions,
): void {
  const headers = pageHeaders({ https });
  const kioskHeaders = pageHeaders({ https, connects: [AGENT] });
  const workerHeaders = pageHeaders({ https, runs: ["'wasm-unsafe-eval'"] });
  fastify.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?');
    const isKiosk = path === kioskPage || path === `${kioskPage}/`;
    const isWorker = path.startsWith(wasmWorkers);
    void reply.headers(isKiosk ? kioskHeaders : isWorker ? workerHeaders : headers);
    done();
  });
}

interface OfPage {
  readonly https: boolean;
  /** The connections that it may open in addition to its own server. */
  readonly connects?: readonly string[];
  /** The code that it may run in addition to scripts of its own server. */
  readonly runs?: readonly string[];
}

function pageHeaders({ https, connects = [], runs = [] }: OfPage): Record<string, string> {
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...runs],
        // The styling of the console and colours of portals are set on elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:', 'mediastream:'],
        // The service of a signature pad on the machine of the page.
        connectSrc: ["'self'", SIGNATURE_PAD_ADDRESS, ...connects],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  headers['permissions-policy'] = PERMISSIONS;
  return headers;
}

/** They are the same for every answer, so they are worked out once. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (fault?: unknown) => {
    if (fault instanceof Error) throw fault;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
