import { createServer } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import type { PlatformSettings } from '../../config/index.js';
import { canReusePort } from '../../http/admission/index.js';
import { StartFailure } from '../../stores/places/unusable-place.js';

/** The port of a server, and its address for people. */
export interface ListeningAt {
  readonly port: number;
  readonly origin: string;
}

/**
 * Sees whether the port can be had, before anything is opened or written that a start in vain would
 * leave behind.
 * @throws StartFailure when it cannot.
 */
export async function tryAddress({
  HOST,
  PORT,
}: Pick<PlatformSettings, 'HOST' | 'PORT'>): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen(PORT, HOST, resolve);
    });
  } catch (error) {
    throw new StartFailure(failureOf(error, HOST, PORT), error);
  }
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Opens the port.
 * @throws StartFailure when the port or the address cannot be had.
 */
export async function listen(
  app: NestFastifyApplication,
  { HOST, PORT, FOYER_URL }: Pick<PlatformSettings, 'HOST' | 'PORT' | 'FOYER_URL'>,
): Promise<ListeningAt> {
  try {
    // An earlier check found no other program there: this server's further sockets will listen.
    const address = { port: PORT, host: HOST, reusePort: canReusePort() };
    await app.listen(address);
  } catch (error) {
    throw new StartFailure(failureOf(error, HOST, PORT), error);
  }
  const address = (app.getHttpServer() as { address(): { port: number } | null }).address();
  const port = address?.port ?? PORT;
  return { port, origin: FOYER_URL ?? `http://localhost:${port}` };
}

function failureOf(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'EADDRINUSE':
      return `PORT=${port} cannot be used: another program listens there`;
    case 'EACCES':
      return `PORT=${port} cannot be used: it is reserved for the administrator of the machine`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} cannot be used: this machine has no such address`;
    default:
      return `HOST=${host} PORT=${port} cannot be used: ${String(error)}`;
  }
}
