import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CalendarModule } from '#contexts/calendar';
import { DirectCalls } from '#contexts/calls';
import { ConferencePage } from '#contexts/calls/testing/conference-page.js';
import { MediaRelays } from '#contexts/media';
import { SessionsModule } from '#contexts/sessions';
import { SettingsModule } from '#contexts/settings';
import type { Answer, OfficePage } from '#contexts/visits/testing/office-page.js';
import { VisitsFixture } from '#contexts/visits/testing/visits-fixture.js';
import { PublicAddress } from '#platform/operations/start';
import type { MemberPart } from './parts.js';

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
  readonly #sockets: ConferencePage[] = [];

  private constructor(
    readonly office: VisitsFixture,
    private readonly folder: string,
    readonly adminToken: string,
  ) {}

  static async open(): Promise<Scene> {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-joints-'));
    const office = await VisitsFixture.open({
      imports: [SessionsModule, CalendarModule, SettingsModule],
      environment: { FOYER_DATA: folder },
    });
    office.app.app.get(PublicAddress, { strict: false }).announce('https://reception.example.org');
    // Pictures are of no use here, and a third person would need Janus for them.
    const relay = await office.app.app.get(MediaRelays, { strict: false }).choose();
    Object.assign(relay, { participantsMax: Infinity });
    // So would a consult.
    office.app.app.get(DirectCalls, { strict: false }).follow(() => false);
    await office.app.member('root.admin', 'super-admin');
    return new Scene(office, folder, await office.app.signIn('root.admin'));
  }

  async close(): Promise<void> {
    for (const { socket } of this.#sockets) socket.disconnect();
    await this.office.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** A member with a sign-in, under the name of a part. */
  async enlist(part: MemberPart): Promise<Player> {
    const userName = `${part}.player`;
    const id = await this.office.member(userName);
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
    return this.office.app.call(route, { token: this.adminToken, body });
  }

  as(player: Player, route: `${string} /${string}`, body?: unknown) {
    return this.office.app.call(route, { token: player.token, body });
  }

  /** A page of a call, for a member or a visitor. */
  async enter(token: string, callId: string): Promise<ConferencePage> {
    const page = new ConferencePage(this.office.connect('conference', token));
    this.#sockets.push(page);
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

/** @throws Error where a step of a state was refused */
export function demand(what: string, answer: Answer | { readonly status: number; body: unknown }) {
  const isDone = 'ok' in answer ? answer.ok : answer.status < 300;
  if (!isDone) throw new Error(`${what}: ${JSON.stringify('ok' in answer ? answer : answer.body)}`);
}
