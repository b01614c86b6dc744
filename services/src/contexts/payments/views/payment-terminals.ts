import { Inject, Injectable } from '@nestjs/common';
import type { PaymentTerminal } from '@foyer/contracts/payments';
import type { ReadStore } from '@foyer/projections';
import type { TerminalDocument, TerminalPortalDocument } from '@foyer/projections/payments';

import { CommandRunner, Rejected, stream } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { Call, VisitPlace } from '../streams.js';
import { mayCharge, noPlace, noStaff } from '../domain/may-charge.js';

/** The time zone for the days of a terminal without a portal. */
const ZONE_WITHOUT_PORTAL = 'Europe/Berlin';
const TERMINALS_MAX = 999;

/** The terminals that devices have. */
@Injectable()
export class PaymentTerminals {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly runner: CommandRunner,
  ) {}

  /** The terminal of a device, switched on or not; undefined where there is no such device. */
  async find(deviceId: string): Promise<TerminalDocument | undefined> {
    return (await this.#terminals.findOne({ _id: deviceId })) ?? undefined;
  }

  /**
   * A terminal that payments can be taken with.
   * @throws Rejected TERMINAL_NOT_FOUND where it is none.
   */
  async usable(deviceId: string): Promise<TerminalDocument> {
    const found = await this.find(deviceId);
    if (!found || !isUsable(found)) throw new Rejected('TERMINAL_NOT_FOUND');
    return found;
  }

  /** Returns all terminals that payments can be taken with, by name. */
  async allUsable(): Promise<readonly TerminalDocument[]> {
    const found = await this.#terminals.find(
      { switchedOn: true },
      { sort: { deviceName: 1 }, limit: TERMINALS_MAX },
    );
    return found.filter(isUsable);
  }

  /** In which time zone a terminal has its days. */
  async zoneOf({ portalId }: TerminalDocument): Promise<string> {
    const portal = portalId === null ? undefined : await this.#portals.findOne({ _id: portalId });
    return portal?.timeZone ?? ZONE_WITHOUT_PORTAL;
  }

  /** In which time zones the terminals have their days, also those that are switched off. */
  async zones(): Promise<(deviceId: string) => string> {
    const [terminals, portals] = await Promise.all([
      this.#terminals.find({}, { projection: { _id: 1, portalId: 1 } }),
      this.#portals.find({}),
    ]);
    const zones = new Map(portals.map(({ _id, timeZone }) => [_id, timeZone]));
    const portalOf = new Map(terminals.map(({ _id, portalId }) => [_id, portalId]));
    return (deviceId) => zones.get(portalOf.get(deviceId) ?? '') ?? ZONE_WITHOUT_PORTAL;
  }

  /** Returns the time zones in which some terminal has its days, each once. */
  async timeZones(): Promise<readonly string[]> {
    const [zoneOf, terminals] = await Promise.all([
      this.zones(),
      this.#terminals.find({}, { projection: { _id: 1 } }),
    ]);
    return [...new Set(terminals.map(({ _id }) => zoneOf(_id)))].toSorted();
  }

  /** Those that a member may charge in a call. */
  async chargeable(callId: string, memberId: string): Promise<readonly TerminalDocument[]> {
    const call = await this.runner.stateOf(stream(Call, callId));
    const visitId = call.stage === 'on' ? call.visitId : null;
    const [place, portals, terminals] = await Promise.all([
      visitId === null ? noPlace : this.runner.stateOf(stream(VisitPlace, visitId)),
      this.#portals.find({}),
      this.allUsable(),
    ]);
    const staffOf = (portalId: string | null) =>
      portals.find(({ _id }) => _id === portalId) ?? noStaff;
    return terminals.filter(({ _id: deviceId, portalId }) =>
      mayCharge({ call, place, staff: staffOf(portalId) }, { deviceId, memberId }),
    );
  }

  get #portals() {
    return this.store.collection<TerminalPortalDocument>('terminalPortals');
  }

  get #terminals() {
    return this.store.collection<TerminalDocument>('paymentTerminals');
  }
}

function isUsable({ switchedOn, deactivated }: TerminalDocument): boolean {
  return switchedOn && !deactivated;
}

/** A terminal as people see it. */
export function shownTerminal(terminal: TerminalDocument): PaymentTerminal {
  const { _id, deviceName, status, connectionEstablished, engagement } = terminal;
  return {
    deviceId: _id,
    deviceName,
    status: engagement && connectionEstablished ? 'busy' : status,
    connectionEstablished,
    transactionId: engagement?.transactionId ?? null,
  };
}
