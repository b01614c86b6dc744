import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { accepted, rejected } from '@foyer/contracts/decision';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  Rejected,
  stream,
} from '../../../platform/eventing/commands/index.js';
import { Overload } from '../../../platform/http/admission/index.js';
import { claimIn, personIdStreams } from '../../identity/index.js';
import { PortalPins } from '../../portals/index.js';
import { openVisit, type OpenVisit as Open } from '../domain/open-visit.js';
import { ClientSecrets } from '../ports/client-secrets.js';
import { DeviceDoor, PortalAdmission, Visit } from './streams.js';

export interface OpenVisitAttempt {
  readonly visit: Open;
  /** What only the visitor's browser knows. */
  readonly clientSecret: string;
  readonly pin: string | undefined;
  /** Where the attempt comes from. */
  readonly address: string;
}

/** A visitor steps through the admission of a portal, or through it again. */
export class OpenVisit extends ContextCommand<OpenVisitAttempt> {}

@CommandHandler(OpenVisit)
export class OpenVisitHandler implements ICommandHandler<OpenVisit> {
  readonly #runner: CommandRunner;
  readonly #pins: PortalPins;
  readonly #secrets: ClientSecrets;
  readonly #overload: Overload;

  constructor(runner: CommandRunner, pins: PortalPins, secrets: ClientSecrets, overload: Overload) {
    this.#runner = runner;
    this.#pins = pins;
    this.#secrets = secrets;
    this.#overload = overload;
  }

  async execute({ context, data }: OpenVisit) {
    const { visitId, portalId, deviceId } = data.visit;
    await this.#admit(data);
    return this.#runner.run({
      context: correlatedWith(context, visitId),
      streams: {
        visit: stream(Visit, visitId),
        admission: stream(PortalAdmission, portalId),
        device: deviceId === null ? undefined : stream(DeviceDoor, deviceId),
        ...personIdStreams(visitId, 'visitor'),
      },
      decide: (states) => {
        const claim = claimIn(states, visitId, 'visitor');
        if (claim === 'taken') return rejected('ID_ALREADY_USED');
        const decision = openVisit(states, data.visit);
        if (decision.type === 'rejected') return decision;
        return accepted({
          ...decision.events,
          personId: decision.events.visit.length > 0 ? claim : [],
        });
      },
    });
  }

  /** Whoever knows a visit's secret was let in before; whoever comes anew may have to know the portal's PIN. */
  async #admit({ visit, clientSecret, pin, address }: OpenVisitAttempt): Promise<void> {
    const { visitId, portalId } = visit;
    const { stage } = await this.#runner.stateOf(stream(Visit, visitId));
    if (stage !== 'none') {
      if (await this.#secrets.matches(visitId, clientSecret)) return;
      throw new Rejected('ID_ALREADY_USED');
    }
    const { known, open, pinId } = await this.#runner.stateOf(stream(PortalAdmission, portalId));
    // What the admission itself refuses must not cost a guess.
    if (!known) throw new Rejected('PORTAL_NOT_FOUND');
    if (!open) throw new Rejected('PORTAL_CLOSED');
    // Nor does it cost a place among those who are let in; whatever takes time comes after that.
    this.#overload.admit('visit');
    if (pinId !== null) {
      if (pin === undefined) throw new Rejected('PIN_REQUIRED');
      await this.#pins.verify({ pinId, pin, address });
    }
    if (!(await this.#secrets.claim(visitId, clientSecret))) throw new Rejected('ID_ALREADY_USED');
  }
}
