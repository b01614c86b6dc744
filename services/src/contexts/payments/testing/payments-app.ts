import { callEvents } from '@foyer/contracts/calls';
import { deviceEvents, type DeviceEvent } from '@foyer/contracts/devices';
import { portalEvents } from '@foyer/contracts/portals';
import { fullPath } from '@foyer/contracts/schema';
import type { Role } from '@foyer/contracts/identity';
import { visitEvents } from '@foyer/contracts/visits';
import { paymentTerminals, reconciliations, transactions } from '@foyer/projections/payments';
import { appSettings } from '@foyer/projections/settings';
import { io, type Socket } from 'socket.io-client';

import { type Actor, defineAggregate, type DomainEvent, ofItself, stream } from '#platform/cqrs';
import { CountingId } from '#platform/testing/counting-id.js';
import { eventually } from '#platform/testing/eventually.js';
import { LastingEventLog } from '#platform/testing/lasting-stores.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { bootTestApp, type TestApp, type TestAppOptions } from '#platform/testing/test-app.js';
import { PaymentsModule } from '../index.js';
import { ids } from './happenings.js';

export interface Ack {
  readonly ok: boolean;
  readonly code?: string;
  readonly [field: string]: unknown;
}

/** A page or a device on the channel of payments, that remembers what it received. */
export class PaymentPage {
  readonly heard: { readonly name: string; readonly payload: Record<string, unknown> }[] = [];

  constructor(readonly socket: Socket) {
    socket.onAny((name: string, payload: Record<string, unknown>) => {
      this.heard.push({ name, payload });
    });
  }

  async emit(name: string, payload: object): Promise<Ack> {
    return (await this.socket.timeout(60_000).emitWithAck(name, payload)) as Ack;
  }

  /** Waits until a message arrived under a name, and returns the last one. */
  async hears(name: string, fits: (payload: Record<string, unknown>) => boolean = () => true) {
    const last = () => this.heard.findLast((one) => one.name === name && fits(one.payload));
    await eventually(`${name} is heard`, () => last() !== undefined);
    return last()?.payload ?? {};
  }

  count(name: string): number {
    return this.heard.filter((one) => one.name === name).length;
  }
}

/** The context of payments with a call and a device in it. */
export class PaymentsApp {
  readonly #sockets: Socket[] = [];
  readonly #guests = new Map<string, Actor>();

  private constructor(
    public test: TestApp,
    private readonly options: TestAppOptions,
  ) {}

  static async boot(environment: Record<string, string> = {}): Promise<PaymentsApp> {
    const projections = [transactions, paymentTerminals, reconciliations, appSettings];
    const imports = [PaymentsModule];
    const kept = {
      ...{ eventLog: new LastingEventLog(), clock: new ManualClock() },
      ...{ vault: new MemoryVault(), newId: new CountingId() },
    };
    const options = { ...kept, imports, projections, environment };
    const app = new PaymentsApp(await bootTestApp(options), options);
    await app.startCall(ids.call, ids.kim);
    await app.standAt(ids.call, ids.device);
    await app.device(
      { type: 'DeviceRegistered', data: { ...place, deviceId: ids.device, name: 'Kiosk 1' } },
      { type: 'DevicePaymentTerminalSwitched', data: { deviceId: ids.device, active: true } },
    );
    return app;
  }

  /** The server stops, time passes, and it starts again on the same log. */
  async sleep(ms: number): Promise<void> {
    await this.close();
    this.test.clock.advance(ms);
    this.test = await bootTestApp(this.options);
  }

  /** @param visitId where it is not the first call of its visit */
  async startCall(callId: string, agentId: string, visitId = callId): Promise<void> {
    const participants = [
      { joinerId: agentId, joinerType: 'User', role: 'moderator' },
      { joinerId: visitId, joinerType: 'Guest', role: 'guest' },
    ];
    const origin = { kind: 'queue', id: visitId, portalId: ids.lee, agentId };
    const startedAt = this.test.clock.now().toISOString();
    await this.append('call', callId, callEvents, [
      { type: 'CallStarted', data: { callId, origin, participants, startedAt } },
    ]);
  }

  /** The call of a session: those who come first are named first. */
  async startSessionCall(
    callId: string,
    sessionId: string,
    memberIds: readonly string[],
    guestIds: readonly string[],
  ): Promise<void> {
    const participants = [
      ...memberIds.map((joinerId) => ({ joinerId, joinerType: 'User', role: 'moderator' })),
      ...guestIds.map((joinerId) => ({ joinerId, joinerType: 'Guest', role: 'guest' })),
    ];
    const startedAt = this.test.clock.now().toISOString();
    const origin = { kind: 'session', id: sessionId };
    await this.append('call', callId, callEvents, [
      { type: 'CallStarted', data: { callId, origin, participants, startedAt } },
    ]);
  }

  async endCall(callId: string): Promise<void> {
    const data = { callId, reason: 'agent-ended', endedBy: null, durationMs: 60_000 };
    await this.append('call', callId, callEvents, [{ type: 'CallEnded', data }]);
  }

  /** Makes a person of the role `guest` a guest of a session or meeting, not a visitor. */
  isGuest(id: string, placeId: string): void {
    this.#guests.set(id, { type: 'guest', id, role: 'guest', placeId });
  }

  #headersOf(role: Role, id: string): Record<string, string> {
    const headers = this.test.headersOf(role, id);
    const guest = this.#guests.get(id);
    const token = headers.authorization?.slice('Bearer '.length);
    if (role === 'guest' && guest && token) this.test.authenticator.tokens.set(token, guest);
    return headers;
  }

  /** The visitor of a call stands at a device. */
  async standAt(visitId: string, deviceId: string): Promise<void> {
    const noted = { type: 'VisitOriginNoted', data: { visitId, deviceId } } as const;
    await this.append('visit', visitId, visitEvents, [noted]);
  }

  /** The device stands at a portal that members serve. */
  async serve(portalId: string, ...memberIds: readonly string[]): Promise<void> {
    const created = { portalId, name: 'Hall', shortlink: 'hall', timeZone: 'Europe/Berlin' };
    await this.append('portal', portalId, portalEvents, [
      { type: 'PortalCreated', data: created },
      ...memberIds.map((memberId) => ({
        type: 'PortalMemberAdded' as const,
        data: { portalId, memberId },
      })),
    ]);
    await this.device({ type: 'DevicePortalChanged', data: { deviceId: ids.device, portalId } });
  }

  async device(...events: readonly DeviceEvent[]): Promise<void> {
    await this.append('device', ids.device, deviceEvents, events);
    await this.test.core.readModels.untilCurrent();
  }

  async append(
    name: string,
    id: string,
    events: readonly { readonly type: string }[],
    added: readonly DomainEvent[],
  ): Promise<void> {
    const aggregate = defineAggregate({ name, initial: null, evolve: () => null, events });
    await this.test.core.commandRunner.run({
      name: 'Test',
      context: ofItself('test', this.test.core.newId.next(), id),
      streams: { only: stream(aggregate, id) },
      decide: () => ({ type: 'accepted', events: { only: added }, result: undefined }),
    });
  }

  async connect(
    role: Role,
    id: string,
    channel: 'payment' | 'application' = 'payment',
  ): Promise<PaymentPage> {
    const token = this.#headersOf(role, id).authorization?.slice('Bearer '.length);
    const socket = io(`${this.test.url}/${channel}`, { auth: { token }, forceNew: true });
    this.#sockets.push(socket);
    const page = new PaymentPage(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return page;
  }

  async http(method: string, path: string, role: Role, id: string, body?: object) {
    const headers = this.#headersOf(role, id);
    return fetch(`${this.test.url}${fullPath({ path })}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...headers,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /** The types of all events of a stream. */
  async types(name: string): Promise<string[]> {
    const types: string[] = [];
    for await (const { type } of this.test.eventLog.readStream(name)) types.push(type);
    return types;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.disconnect();
    await this.test.close();
  }
}

const place = {
  description: '',
  street: '',
  city: '',
  zipCode: '',
  state: '',
  type: 'kiosk',
};
