import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { decodeJwt, importJWK, jwtVerify } from 'jose';
import type { PushPayload } from '@foyer/contracts/web-push';
import { generate } from 'selfsigned';

/** It has no types of its own. */
const ece = createRequire(import.meta.url)('http_ece') as {
  decrypt(
    body: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
};

/** A notice as it came to the push service, and as its browser reads it. */
export interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly payload: PushPayload;
  /** The text that its browser decrypts. */
  readonly text: string;
}

/** A browser that has subscribed at the push service. */
export interface FakeBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly received: Received[];
  /** The answer of the push service to its notices; 201 by default. */
  status: number;
}

/**
 * A push service over https that reads what it gets as a browser does: by RFC 8291, and only with
 * the signature of RFC 8292 that the server's key makes. The package `web-push-testing` serves plain
 * http alone, and the server sends no notice there.
 */
export class PushService {
  readonly #browsers = new Map<string, { browser: FakeBrowser; ecdh: ECDH; auth: string }>();
  /** True while it takes notices and answers none. */
  isSilent = false;
  /** Faults in what came, which no browser would take. */
  readonly faults: string[] = [];

  private constructor(
    private readonly server: Server,
    readonly origin: string,
    private readonly trusted: readonly string[],
  ) {}

  static async start(): Promise<PushService> {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
      keySize: 2048,
      algorithm: 'sha256',
      extensions: [
        { name: 'basicConstraints', cA: true },
        { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
      ],
    });
    const trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, cert]);
    const server = createServer({ key, cert });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const service = new PushService(server, `https://localhost:${port.toString()}`, trusted);
    server.on('request', (request, response) => void service.#take(request, response));
    return service;
  }

  async close(): Promise<void> {
    setDefaultCACertificates(this.trusted);
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A browser subscribes, with keys of its own. */
  browser(): FakeBrowser {
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys('base64url');
    const auth = randomBytes(16).toString('base64url');
    const path = `/send/${randomBytes(8).toString('hex')}`;
    const subscription = { endpoint: this.origin + path, keys: { p256dh, auth } };
    const browser: FakeBrowser = { subscription, received: [], status: 201 };
    this.#browsers.set(path, { browser, ecdh, auth });
    return browser;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (this.isSilent) return;
    const known = this.#browsers.get(request.url ?? '');
    if (!known) {
      response.writeHead(404).end();
      return;
    }
    const { browser, ecdh, auth } = known;
    try {
      await verifyVapid(request.headers.authorization ?? '', this.origin);
      const body = Buffer.concat(parts);
      const options = { version: 'aes128gcm', privateKey: ecdh, authSecret: auth } as const;
      const text = ece.decrypt(body, options).toString('utf8');
      if (browser.status < 300) {
        const payload = JSON.parse(text) as PushPayload;
        browser.received.push({ headers: request.headers, body, payload, text });
      }
    } catch (error) {
      this.faults.push(String(error));
      response.writeHead(400).end();
      return;
    }
    response.writeHead(browser.status).end();
  }
}

/** @throws an error for a signature that is none, or is for another push service. */
async function verifyVapid(authorization: string, audience: string): Promise<void> {
  const { t = '', k = '' } = Object.fromEntries(
    authorization
      .replace(/^vapid /, '')
      .split(/, ?/)
      .map((part) => [part.slice(0, 1), part.slice(2)] as const),
  );
  const point = Buffer.from(k, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  await jwtVerify(t, key, { audience });
  if (!/^(mailto|https):/.test(decodeJwt(t).sub ?? '')) throw new Error('No contact');
}
