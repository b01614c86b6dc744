import type { AddressInfo, Socket as TcpSocket } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import type { Channel } from '@foyer/contracts/schema';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { MemoryReadStore } from '@foyer/projections';
import { io, type Socket } from 'socket.io-client';

import { ProcessRoles } from '#platform/cluster/process-roles/process-roles.js';
import { MemoryNodeStore, type NodeTiming } from '#platform/cluster/nodes';
import { Drain, SocketHub } from '#platform/realtime';
import { CountingId } from '#platform/testing/counting-id.js';
import { eventually } from '#platform/testing/eventually.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { CallsModule, readMediaSettings } from '#contexts/calls';
import { ConferencePage } from '#contexts/calls/testing/conference-app.js';
import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { CreatePortal, PortalsModule } from '#contexts/portals';
import { VisitsModule } from '../../index.js';
import { OfficePage } from '../office-page.js';
import { Ways } from './cut-off.js';
import { FrontProxy } from './front-proxy.js';

const TIMING: NodeTiming = { heartbeatMs: 100, deadAfterMs: 1_500, watchMs: 40 };
const SECRET = 'several-nodes-visitor-secret-of-43-characte';

/** One of the nodes, with what it takes to kill it. */
interface Node {
  readonly app: IdentityApp;
  readonly ways: Ways;
  readonly port: number;
  readonly sockets: Set<TcpSocket>;
}

/**
 * Several nodes behind one proxy that serve people, and one more process that does the background
 * jobs; all on one log. Pages come back by themselves, as browsers' do.
 */
export class SeveralNodes {
  readonly clock = new ManualClock();
  readonly eventLog = new MemoryEventLog();
  readonly store = new MemoryNodeStore();
  readonly nodes: Node[] = [];
  readonly #readStore = new MemoryReadStore();
  #backgroundJobs: Node | undefined;
  readonly portalId: string;
  readonly #newId = new CountingId();
  readonly #vault = new MemoryVault();
  readonly #sockets: Socket[] = [];
  readonly #ended = new Set<Node>();

  private constructor(
    readonly proxy: FrontProxy,
    readonly folder: string,
  ) {
    this.portalId = this.#newId.next();
  }

  static async open(count: number): Promise<SeveralNodes> {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-nodes-'));
    const environment = new SeveralNodes(await FrontProxy.open(), folder);
    environment.#backgroundJobs = await environment.#start(
      new ProcessRoles({ servesPeople: false, runsBackgroundJobs: true }),
    );
    const serving = new ProcessRoles({ servesPeople: true, runsBackgroundJobs: false });
    for (let n = 0; n < count; n += 1) environment.nodes.push(await environment.#start(serving));
    environment.lead(...environment.nodes.keys());
    return environment;
  }

  /** Leads new connections to these nodes. */
  lead(...numbers: readonly number[]): void {
    this.proxy.leadTo(...numbers.map((number) => this.node(number).port));
  }

  node(number: number): Node {
    const node = this.nodes[number];
    if (!node) throw new Error(`There is no node ${number}`);
    return node;
  }

  /** A member, by user name; to be made before the portal. */
  member(userName: string): Promise<string> {
    return this.node(0).app.member(userName);
  }

  async portal(memberIds: readonly string[]): Promise<void> {
    const { app } = this.node(0);
    const portal = { portalId: this.portalId, name: 'Desk', timeZone: 'Europe/Berlin' };
    const command = new CreatePortal(app.asSystem(), { ...portal, memberIds, deactivated: false });
    await app.app.get(CommandBus).execute(command);
    await this.areCurrent();
  }

  /** Every node has seen everything. */
  async areCurrent(): Promise<void> {
    await Promise.all(this.nodes.map(({ app }) => app.core.readModels.untilCurrent()));
  }

  async signIn(userName: string): Promise<string> {
    const token = await this.node(0).app.signIn(userName);
    await this.areCurrent();
    return token;
  }

  /** One of an agent's tabs, on the channel of desks. */
  agent(token: string, memberId: string): Promise<OfficePage> {
    return this.#page(memberId, token, `member:${memberId}`);
  }

  /** One of a member's tabs, on the channel that all pages of staff have. */
  tab(token: string, memberId: string, tabId: string): Promise<Socket> {
    return this.connect('main', { token, meet: `member:${memberId}`, tabId });
  }

  async visitor(): Promise<{ readonly page: OfficePage; readonly token: string }> {
    const _id = this.#newId.next();
    const body = { _id, clientSecret: SECRET, queueId: this.portalId, visitorName: 'Ada' };
    const opened = await this.node(0).app.call('POST /callDetail/clientCall', { body });
    if (opened.status !== 201) throw new Error(`No visit: ${JSON.stringify(opened.body)}`);
    await this.areCurrent();
    const { token } = opened.body as { token: string };
    return { token, page: await this.#page(_id, token, `call:${_id}`) };
  }

  /** A page's connection to a call. */
  async inCall(token: string, callId: string): Promise<ConferencePage> {
    const page = new ConferencePage(
      await this.connect('conference', { token, meet: `call:${callId}` }),
    );
    await this.until('the call is entered', async () => (await page.enter(callId)).ok);
    return page;
  }

  async connect(
    channel: Channel,
    { meet, ...auth }: { token: string; meet: string; tabId?: string },
  ): Promise<Socket> {
    const socket = io(`${this.proxy.url}/${channel}`, {
      auth: { language: 'en', ...auth },
      query: { meet },
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 100,
      transports: ['websocket'],
    });
    this.#sockets.push(socket);
    await eventually('the page is connected', () => socket.connected);
    return socket;
  }

  /** Returns the nodes on which a person is in a room. */
  whereIs(channel: Channel, room: string): readonly number[] {
    return [...this.nodes.keys()].filter((number) => {
      const { app, ways } = this.node(number);
      return !ways.isCut && app.app.get(SocketHub).in(channel, room).length > 0;
    });
  }

  /** Ends a node as a power cut would: it says nothing to anybody any more. */
  kill(number: number): void {
    const { ways, app, sockets } = this.node(number);
    ways.isCut = true;
    app.app.getHttpServer().close();
    for (const socket of sockets) socket.destroy();
  }

  /** Ends a node as a signal does: it drains, then it goes. */
  async end(number: number, withinMs: number): Promise<void> {
    const node = this.node(number);
    await node.app.app.get(Drain).until(withinMs);
    this.#ended.add(node);
    await node.app.close();
    node.ways.isCut = true;
  }

  async history(stream: string): Promise<readonly string[]> {
    const types: string[] = [];
    for await (const { type } of this.eventLog.readStream(stream)) types.push(type);
    return types;
  }

  /** Lets time pass, a little at a time, until something holds. */
  async until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
    await eventually(what, async () => {
      if (await holds()) return true;
      this.clock.advance(20);
      return false;
    });
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.disconnect();
    await this.proxy.close();
    // Running work is awaited for a limited time at the end; this time has to pass.
    const passing = setInterval(() => this.clock.advance(100), 10);
    for (const node of this.nodes) if (!this.#ended.has(node)) await node.app.close();
    await this.#backgroundJobs?.app.close();
    clearInterval(passing);
    await this.eventLog.close();
    await rm(this.folder, { recursive: true });
  }

  async #start(processRoles: ProcessRoles): Promise<Node> {
    const ways = new Ways(this.eventLog, this.store);
    const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: this.folder };
    const app = await bootIdentityApp({
      imports: [PortalsModule, VisitsModule, CallsModule.with(media)],
      eventLog: ways.eventLog,
      readStore: this.#readStore,
      processRoles,
      vault: this.#vault,
      clock: this.clock,
      newId: this.#newId,
      nodes: {
        store: ways.nodeStore,
        address: (port) => `http://127.0.0.1:${port}`,
        timing: TIMING,
      },
    });
    const server = app.app.getHttpServer();
    const sockets = new Set<TcpSocket>();
    server.on('connection', (socket: TcpSocket) => sockets.add(socket));
    return { app, ways, sockets, port: (server.address() as AddressInfo).port };
  }

  async #page(id: string, token: string, meet: string): Promise<OfficePage> {
    return new OfficePage({
      id,
      socket: await this.connect('application', { token, meet }),
      portalId: this.portalId,
      until: (what, holds) => this.until(what, holds),
    });
  }
}
