import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Channel } from '@foyer/contracts/schema';
import type { Socket } from 'socket.io-client';

import { ConferencePage } from '#contexts/calls/testing/conference-page.js';
import type { IdentityApp } from '#contexts/identity/testing/identity-app.js';
import type { OfficePage } from '#contexts/visits/testing/office-page.js';
import { VisitsFixture } from '#contexts/visits/testing/visits-fixture.js';
import type { Kiosk } from './kiosk.js';
import type { MemberPart } from './parts.js';
import { everyContext, severalNodes, standIn } from './whole-program.js';

/** A member of the scene, with all that they have open. */
export interface Player {
  readonly id: string;
  readonly userName: string;
  readonly token: string;
  page?: OfficePage;
  call?: ConferencePage;
}

/** One program with the people, places and pages of a cell. */
export class Scene {
  readonly players = new Map<MemberPart, Player>();
  visitor: OfficePage | undefined;
  visitorCall: ConferencePage | undefined;
  /** The session or the meeting, and its call. */
  placeId: string | undefined;
  callId: string | undefined;
  guestId: string | undefined;
  groupId: string | undefined;
  kiosk: Kiosk | undefined;
  transactionId: string | undefined;
  closingId: string | undefined;
  recordingId: string | undefined;
  documentId: string | undefined;
  pollId: string | undefined;
  isSigned = false;
  /** The connection by which a supervisor watches. */
  watch: Socket | undefined;
  /** Finishes what was half done when the event happened. */
  finish: (() => Promise<unknown>) | undefined;
  /** The node that administrators use; the only one by default. */
  adminsNode: IdentityApp | undefined;
  readonly #sockets: Socket[] = [];

  private constructor(
    readonly office: VisitsFixture,
    private readonly folder: string,
    public adminToken: string,
  ) {}

  /** @param isOneOfSeveral true where another node can join it */
  static async open(isOneOfSeveral = false): Promise<Scene> {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-joints-'));
    const office = await VisitsFixture.open({
      around: everyContext,
      environment: { FOYER_DATA: folder, SIGN_IN_NETWORKS: '127.0.0.0/8,::1' },
      ...(isOneOfSeveral && { nodes: severalNodes() }),
    });
    await standIn(office, folder);
    await office.app.member('root.admin', 'super-admin');
    return new Scene(office, folder, await office.app.signIn('root.admin'));
  }

  /** The program starts again, after something was done to its log. */
  async startAgain(meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    await this.office.stop();
    // Other nodes end with it.
    this.adminsNode = undefined;
    await meanwhile();
    await this.office.start();
    await standIn(this.office, this.folder);
    await this.adminComes();
  }

  /** Half a day may have passed, after which a sign-in is over. */
  async adminComes(): Promise<void> {
    this.adminToken = await this.office.app.signIn('root.admin');
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.disconnect();
    await this.office.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** A member with a sign-in, under the name of a part. */
  async enlist(part: MemberPart, role: 'member' | 'admin' = 'member'): Promise<Player> {
    const userName = `${part}.player`;
    const id = await this.office.app.member(userName, role);
    const player: Player = { id, userName, token: await this.office.app.signIn(userName) };
    this.players.set(part, player);
    return player;
  }

  player(part: MemberPart): Player {
    const found = this.players.get(part);
    if (!found) throw new Error(`There is no ${part}`);
    return found;
  }

  asAdmin(route: `${string} /${string}`, body?: unknown) {
    const app = this.adminsNode ?? this.office.app;
    return app.call(route, { token: this.adminToken, body });
  }

  as(player: Player, route: `${string} /${string}`, body?: unknown) {
    return this.office.app.call(route, { token: player.token, body });
  }

  /** A connection that lasts until the end. */
  async connect(channel: Channel, token: string): Promise<Socket> {
    const socket = this.office.connect(channel, token);
    this.#sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  /** A page of the channel of calls, for a member or a visitor, which is in none. */
  async page(token: string): Promise<ConferencePage> {
    return new ConferencePage(await this.connect('conference', token));
  }

  /** A page of a call. */
  async enter(token: string, callId: string): Promise<ConferencePage> {
    const page = await this.page(token);
    const answer = await page.enter(callId);
    if (!answer.ok) throw new Error(`Not in the call: ${String(answer.code)}`);
    return page;
  }

  /** Lets an amount of time pass, a step at a time, with all that follows from it. */
  async pass(ms: number, stepMs: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += stepMs) {
      this.office.clock.advance(stepMs);
      await this.office.isShown('what follows');
    }
  }
}
