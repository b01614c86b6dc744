import { makeClient, type Client } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { visitRoutes } from '@foyer/contracts/visits';
import { v7 as newId } from 'uuid';
import { firstSignIn } from '../../clients/first-sign-in.js';
import { ServerProcess, type ServerOptions } from '../../server-process.js';
import { newSecret } from '../../clients/secret.js';

const PASSWORD = 'Bench-Mark-2026!';
/** Requests at a time while a benchmark gets ready. */
const AT_ONCE = 16;

/** A visit that is open, and what its page signs in with. */
export interface OpenVisit {
  readonly id: string;
  readonly token: string;
}

/** The product with one open portal, whose only agent is the administrator. */
export class Product {
  server: ServerProcess;
  readonly token: string;
  readonly portalId: string;

  private constructor(
    parts: { server: ServerProcess; token: string; portalId: string },
    private readonly folder: string,
    private readonly options: ServerOptions,
  ) {
    this.server = parts.server;
    this.token = parts.token;
    this.portalId = parts.portalId;
  }

  static async start(folder: string, options: ServerOptions = {}): Promise<Product> {
    const settings = { LOG_LEVEL: 'info', ...options.settings };
    const server = await ServerProcess.start(folder, { ...options, settings });
    const token = await firstSignIn(server, PASSWORD);
    const client = makeClient({ origin: server.origin, token: () => token });
    const { _id: adminId } = await client.call(identityRoutes.getProfile, {});
    const portalId = await newPortal(client, [adminId]);
    return new Product({ server, token, portalId }, folder, { ...options, settings });
  }

  get client(): Client {
    return makeClient({ origin: this.server.origin, token: () => this.token });
  }

  /**
   * Kills it, starts it again on the same data, and answers with the milliseconds until it was
   * ready.
   */
  async restart(): Promise<number> {
    await this.server.kill();
    const began = performance.now();
    this.server = await ServerProcess.start(this.folder, this.options);
    return performance.now() - began;
  }

  /** A further portal. */
  newPortal(): Promise<string> {
    return newPortal(this.client, []);
  }

  async openVisits(count: number): Promise<readonly OpenVisit[]> {
    const client = makeClient({ origin: this.server.origin });
    const visits: OpenVisit[] = [];
    const open = async (): Promise<void> => {
      while (visits.length < count) {
        const visit = { id: newId(), token: '' };
        const place = visits.push(visit) - 1;
        const body = { _id: visit.id, clientSecret: newSecret(), queueId: this.portalId };
        const { token } = await client.call(visitRoutes.openVisit, { body });
        visits[place] = { id: visit.id, token };
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, open));
    return visits;
  }
}

async function newPortal(client: Client, memberIds: readonly string[]): Promise<string> {
  const id = newId();
  await client.call(portalRoutes.adminPortals.create, {
    body: { id, name: 'Bench', timeZone: 'UTC', memberIds: [...memberIds], deactivated: false },
  });
  return id;
}
