import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { deviceClientRoutes } from '@foyer/contracts/devices';

import { given, type CommandContext } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Spends } from '#platform/http/admission';
import { Input, Serves, type InputOf } from '#platform/http';
import type { DeviceTokens } from '#contexts/identity';
import { ChangeDevice, RenewDeviceTokens, SignInDevice, type DeviceChange } from '../commands.js';
import { GetDevice, GiveVisitToken } from '../queries.js';
import { speakingDevice } from './speaking-device.js';

type In<Name extends keyof typeof deviceClientRoutes> = InputOf<(typeof deviceClientRoutes)[Name]>;

/** Tokens and people that one address may have made, as a page needs a few of them in an hour. */
const TOKENS = { burst: 120, perSecond: 2 };

/** Serves a device over HTTP; for itself and for no other. */
@Controller()
export class DeviceClientController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(deviceClientRoutes.verifyDevice)
  @Spends(TOKENS)
  async verify(@Input() { body, context, address }: In<'verifyDevice'>) {
    const { position, result } = await this.commands.execute(
      new SignInDevice(context, { ...body, address }),
    );
    await this.freshness.waitFor(position, ['devices']);
    return this.#signedIn(result);
  }

  @Serves(deviceClientRoutes.renewDeviceToken)
  @Spends(TOKENS)
  async renew(@Input() { body, context }: In<'renewDeviceToken'>) {
    const { result } = await this.commands.execute(new RenewDeviceTokens(context, body));
    return this.#signedIn(result);
  }

  @Serves(deviceClientRoutes.getCurrentDevice)
  get(@Input() { actor }: In<'getCurrentDevice'>) {
    return this.queries.execute(new GetDevice(speakingDevice(actor).deviceId));
  }

  @Serves(deviceClientRoutes.giveVisitToken)
  @Spends(TOKENS)
  async giveVisitToken(@Input() { body, actor }: In<'giveVisitToken'>) {
    const { deviceId } = speakingDevice(actor);
    const visitId = body.clientId;
    return { token: await this.queries.execute(new GiveVisitToken({ deviceId, visitId })) };
  }

  @Serves(deviceClientRoutes.updateOwnGeneral)
  updateGeneral(@Input() { body, context }: In<'updateOwnGeneral'>) {
    return this.#change(context, { equipment: given(body) });
  }

  @Serves(deviceClientRoutes.updateOwnHardwareIds)
  updateHardware(@Input() { body, context }: In<'updateOwnHardwareIds'>) {
    return this.#change(context, { equipment: { hardware: body.hardwareIds } });
  }

  @Serves(deviceClientRoutes.updateOwnResolution)
  updateResolution(@Input() { body, context }: In<'updateOwnResolution'>) {
    const { userCameraResolution: userCamera, docCameraResolution: docCamera } = body;
    return this.#change(context, { usedResolutions: given({ userCamera, docCamera }) });
  }

  @Serves(deviceClientRoutes.updateOwnQueue)
  updateQueue(@Input() { body, context }: In<'updateOwnQueue'>) {
    return this.#change(context, { portalId: body.queueId });
  }

  async #change(context: CommandContext, change: DeviceChange) {
    const { deviceId } = speakingDevice(context.actor);
    const { position } = await this.commands.execute(
      new ChangeDevice(context, { deviceId, ...change }),
    );
    await this.freshness.waitFor(position, ['devices']);
    return this.queries.execute(new GetDevice(deviceId));
  }

  async #signedIn({ deviceId, token, renewalToken }: DeviceTokens & { readonly deviceId: string }) {
    return { token, renewalToken, device: await this.queries.execute(new GetDevice(deviceId)) };
  }
}
