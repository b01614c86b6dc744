import { tmpdir } from 'node:os';

import { CommandBus } from '@nestjs/cqrs';
import type { CallLogic } from '@foyer/contracts/portals';
import type { DeskView, VisitView } from '@foyer/contracts/visits';
import type { EventLog } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { io, type Socket } from 'socket.io-client';

import { CallsModule, readMediaSettings } from '../../calls/index.js';
import { bootIdentityApp, type IdentityApp } from '../../identity/testing/identity-app.js';
import { CountingId } from '../../platform/testing/counting-id.js';
import { eventually } from '../../platform/testing/eventually.js';
import { ManualClock } from '../../platform/testing/manual-clock.js';
import { MemoryVault } from '../../platform/testing/memory-vault.js';
import { CreatePortal, PortalsModule } from '../../portals/index.js';
import { VisitsModule } from '../index.js';

type Answer = Record<string, unknown> & { readonly ok: boolean; readonly code?: string };

const SECRET = 'front-office-visitor-secret-of-43-characters'.slice(0, 43);

/** A page on the channel of visitors and agents, that remembers what it was told. */
export class OfficePage {
  readonly id: string;
  readonly socket: Socket;
  readonly #office: FrontOffice;
  readonly #told: { readonly name: string; readonly payload: unknown }[] = [];

  constructor(office: FrontOffice, id: string, socket: Socket) {
    this.#office = office;
    this.id = id;
    this.socket = socket;
    socket.onAny((name: string, payload: unknown) => this.#told.push({ name, payload }));
  }

  async emit(name: string, payload: object = {}): Promise<Answer> {
    return (await this.socket.timeout(5_000).emitWithAck(name, payload)) as Answer;
  }

  /** What it was told last under a name. */
  last(name: string): unknown {
    return this.#told.findLast((one) => one.name === name)?.payload;
  }

  /** Waits until what it was told last under a name is as expected. */
  async hears<T>(name: string, fits: (payload: T) => boolean): Promise<T> {
    await this.#office.until(`${name} is heard`, () => {
      const last = this.last(name) as T | undefined;
      return last !== undefined && fits(last);
    });
    return this.last(name) as T;
  }

  /** Waits until the page shows the own visit as expected. */
  seesVisit(fits: (visit: VisitView) => boolean): Promise<VisitView> {
    return this.hears('updateClientStatus', fits);
  }

  /** Waits until the page shows the own desk as expected. */
  seesDesk(fits: (view: DeskView) => boolean): Promise<DeskView> {
    return this.hears('getQueueClients', fits);
  }

  ring(): Promise<Answer> {
    return this.emit('updateClientStatus', { clientId: this.id, status: 'IN_WAITING' });
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** The program around visits, with a portal, and pages of visitors and agents. It survives its own restart. */
export class FrontOffice {
  readonly clock = new ManualClock();
  readonly portalId: string;
  readonly #newId = new CountingId();
  readonly #vault = new MemoryVault();
  readonly #openLog: () => EventLog;
  readonly #pages = new Set<OfficePage>();
  #app: IdentityApp | undefined;

  private constructor(openLog: () => EventLog) {
    this.#openLog = openLog;
    this.portalId = this.#newId.next();
  }

  static async open(openLog: () => EventLog = () => new MemoryEventLog()): Promise<FrontOffice> {
    const office = new FrontOffice(openLog);
    await office.start();
    return office;
  }

  get app(): IdentityApp {
    if (!this.#app) throw new Error('The office is closed');
    return this.#app;
  }

  async start(): Promise<void> {
    const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: tmpdir() };
    this.#app = await bootIdentityApp({
      imports: [PortalsModule, VisitsModule, CallsModule.with(media)],
      eventLog: this.#openLog(),
      vault: this.#vault,
      clock: this.clock,
      newId: this.#newId,
    });
  }

  /** Ends the program; pages lose their connections. */
  async stop(): Promise<void> {
    for (const page of this.#pages) page.close();
    this.#pages.clear();
    await this.app.close();
    this.#app = undefined;
  }

  /** Puts up the portal, open, for these members. */
  async portal(
    memberIds: readonly string[],
    settings: { readonly callLogic?: CallLogic; readonly pin?: string } = {},
  ): Promise<void> {
    await this.app.app.get(CommandBus).execute(
      new CreatePortal(this.app.asSystem(), {
        portalId: this.portalId,
        name: 'Front desk',
        timeZone: 'Europe/Berlin',
        memberIds,
        deactivated: false,
        ...settings,
      }),
    );
  }

  openVisit(visitId: string, more: object = {}) {
    return this.app.call('POST /callDetail/clientCall', {
      body: { _id: visitId, clientSecret: SECRET, queueId: this.portalId, ...more },
    });
  }

  /** A visitor who has stepped through the door. */
  async visitor(visitId = this.#newId.next()): Promise<OfficePage> {
    const { status, body } = await this.openVisit(visitId, { visitorName: 'Ada' });
    if (status !== 201) throw new Error(`No visit: ${JSON.stringify(body)}`);
    return this.#page(visitId, (body as { token: string }).token);
  }

  /** A visitor who waits in line. */
  async waitingVisitor(): Promise<OfficePage> {
    const page = await this.visitor();
    const { ok, code } = await page.ring();
    if (!ok) throw new Error(`Not in line: ${code}`);
    return page;
  }

  /** A member of staff, by user name; to be made before the portal that they belong to. */
  member(userName: string): Promise<string> {
    return this.app.member(userName);
  }

  /** A member's page. */
  async agent(userName: string, memberId: string): Promise<OfficePage> {
    const page = await this.#page(memberId, await this.app.signIn(userName));
    await page.seesDesk(() => true);
    return page;
  }

  /** Lets pages come to see what happened, a little at a time, until something holds. */
  async until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
    await eventually(what, async () => {
      if (await holds()) return true;
      this.clock.advance(50);
      return false;
    });
  }

  /** Types of the events of a stream so far. */
  async history(stream: string): Promise<readonly string[]> {
    const types: string[] = [];
    for await (const { type } of this.app.eventLog.readStream(stream)) types.push(type);
    return types;
  }

  async #page(id: string, token: string): Promise<OfficePage> {
    const socket = io(`${this.app.url}/application`, {
      auth: { token, language: 'en' },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    const page = new OfficePage(this, id, socket);
    this.#pages.add(page);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return page;
  }
}
