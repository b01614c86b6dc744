import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { CommandBus, type Command } from '@nestjs/cqrs';
import type { CallLogic, WeekAvailability } from '@foyer/contracts/portals';
import type { Channel } from '@foyer/contracts/schema';
import { ReadModels } from '@foyer/projections';
import { io, type Socket } from 'socket.io-client';

import type { IdentityApp } from '#contexts/identity/testing/identity-app.js';
import type { CommandContext } from '#platform/cqrs';
import { ReactionFeed } from '#platform/cqrs/reactions';
import { CountingId } from '#platform/testing/counting-id.js';
import { eventually } from '#platform/testing/eventually.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { ChangePortal, CreatePortal } from '#contexts/portals';
import { PresenceTracker } from '../visit/presence-tracker.service.js';
import { OfficePage } from './office-page.js';
import { OfficeProgram, type OfficeOptions } from './office-program.js';

/** The secret in the browser of every visitor here. */
export const CLIENT_SECRET = 'visits-fixture-visitor-secret-of-43-charact';

/**
 * The program around visits, with a portal, and pages of visitors and agents. It survives its own
 * restart.
 */
export class VisitsFixture {
  readonly clock = new ManualClock();
  readonly portalId: string;
  readonly #newId = new CountingId();
  readonly #pages = new Set<OfficePage>();
  readonly #program: OfficeProgram;

  private constructor(
    private readonly folder: string,
    options: OfficeOptions,
  ) {
    this.portalId = this.#newId.next();
    this.#program = new OfficeProgram(folder, options, { clock: this.clock, newId: this.#newId });
  }

  static async open(options: OfficeOptions = {}): Promise<VisitsFixture> {
    const office = new VisitsFixture(await mkdtemp(join(tmpdir(), 'foyer-office-')), options);
    await office.start();
    return office;
  }

  /** The file of the log. */
  get logPath(): string {
    return this.#program.logPath;
  }

  get app(): IdentityApp {
    return this.#program.app;
  }

  start(): Promise<void> {
    return this.#program.start();
  }

  /** One more node on the same log, which does no background jobs. */
  another(): Promise<IdentityApp> {
    return this.#program.another();
  }

  /** Ends the program; pages lose their connections. */
  async stop(): Promise<void> {
    for (const page of this.#pages) page.close();
    this.#pages.clear();
    await this.#program.stop();
  }

  /** Ends the program for good. */
  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true });
  }

  /** Puts up the portal, open, for these members. */
  async portal(
    memberIds: readonly string[],
    settings: {
      readonly callLogic?: CallLogic;
      readonly pin?: string;
      readonly askClientName?: boolean;
      readonly smsCodeRequired?: boolean;
      readonly deactivated?: boolean;
      readonly availability?: WeekAvailability;
    } = {},
  ): Promise<void> {
    const portal = {
      portalId: this.portalId,
      name: 'Front desk',
      timeZone: 'Europe/Berlin',
      memberIds,
      deactivated: false,
      ...settings,
    };
    await this.execute((context) => new CreatePortal(context, portal));
  }

  /** One more portal, open; gives back its id. */
  async anotherPortal(name: string, memberIds: readonly string[] = []): Promise<string> {
    const portalId = this.#newId.next();
    const portal = { portalId, name, timeZone: 'Europe/Berlin', memberIds, deactivated: false };
    await this.execute((context) => new CreatePortal(context, portal));
    return portalId;
  }

  /** Opens or closes the portal. */
  async setOpen(open: boolean): Promise<void> {
    const change = { portalId: this.portalId, deactivated: !open };
    await this.execute((context) => new ChangePortal(context, change));
  }

  /** @param from where the visitor is, for a program that believes it. */
  openVisit(visitId: string, more: object = {}, from?: string) {
    return this.app.call('POST /callDetail/clientCall', {
      headers: from === undefined ? {} : { 'x-forwarded-for': from },
      body: { _id: visitId, clientSecret: CLIENT_SECRET, queueId: this.portalId, ...more },
    });
  }

  /** A visitor who has been admitted. */
  async visitor(visitId = this.#newId.next(), from?: string): Promise<OfficePage> {
    const { status, body } = await this.openVisit(visitId, { visitorName: 'Ada' }, from);
    if (status !== 201) throw new Error(`No visit: ${JSON.stringify(body)}`);
    return this.visitorWith((body as { token: string }).token, visitId, from);
  }

  /** A visitor's page with a token that there is already. */
  visitorWith(token: string, visitId: string, from?: string): Promise<OfficePage> {
    return this.#page(visitId, token, from);
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
    return this.agentWith(await this.app.signIn(userName), memberId);
  }

  /** A member's page under a sign-in that there is already. */
  async agentWith(token: string, memberId: string): Promise<OfficePage> {
    const page = await this.#page(memberId, token);
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

  /** Waits until the program has noticed that a person has no page any more. */
  async isGone({ id }: OfficePage): Promise<void> {
    const presenceTracker = this.app.app.get(PresenceTracker);
    await eventually('the page is gone', () => {
      return !presenceTracker.isAgentHere(id) && !presenceTracker.isVisitorHere(id);
    });
  }

  /**
   * Waits until read models contain all events so far, and pages received the updates that are due.
   */
  async isShown(what: string): Promise<void> {
    const { app, eventLog } = this.app;
    await eventually(`${what}: read models are up to date`, async () => {
      const head = await eventLog.head();
      return head === undefined || app.get(ReadModels).waitFor(head, 1_000);
    });
    // Notifying begins with the next turn.
    await nextTurn();
    await app.get(ReactionFeed).settled();
  }

  /** Does something as the program itself would. */
  execute<Result>(make: (context: CommandContext) => Command<Result>): Promise<Result> {
    return this.app.app.get(CommandBus).execute(make(this.app.asSystem()));
  }

  /** Types of the events of a stream so far. */
  async history(stream: string): Promise<readonly string[]> {
    const types: string[] = [];
    for await (const { type } of this.app.eventLog.readStream(stream)) types.push(type);
    return types;
  }

  /** A connection to a channel, as pages have one. */
  connect(channel: Channel, token: string, from?: string): Socket {
    return io(`${this.app.url}/${channel}`, {
      auth: { token, language: 'en' },
      ...(from !== undefined && { extraHeaders: { 'x-forwarded-for': from } }),
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
  }

  async #page(id: string, token: string, from?: string): Promise<OfficePage> {
    const socket = this.connect('application', token, from);
    const page = new OfficePage({
      id,
      socket,
      portalId: this.portalId,
      until: (what, holds) => this.until(what, holds),
    });
    this.#pages.add(page);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return page;
  }
}
