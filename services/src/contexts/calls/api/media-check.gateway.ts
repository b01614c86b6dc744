import { Inject } from '@nestjs/common';
import { mediaCheckMessages } from '@foyer/contracts/calls';

import { Clock } from '#platform/clock';
import { Spends } from '#platform/http/admission';
import {
  Gateway,
  Listens,
  type Connection,
  type GatewayHooks,
  type MessageInput,
} from '#platform/realtime';
import { iceServersFor, MEDIA_SETTINGS, MediaRelays, type MediaSettings } from '#contexts/media';
import { MediaChecks } from '../conference/media-checks.js';

/** A visitor who chooses other devices checks again. */
const CHECKS = { burst: 6, perSecond: 1 / 10 };

/** Lets visitors see before ringing whether they would be heard and seen. */
@Gateway('application')
export class MediaCheckGateway implements GatewayHooks {
  constructor(
    private readonly relays: MediaRelays,
    private readonly checks: MediaChecks,
    private readonly clock: Clock,
    @Inject(MEDIA_SETTINGS) private readonly settings: MediaSettings,
  ) {}

  onDisconnect(connection: Connection): void {
    this.checks.end(connection);
  }

  @Listens(mediaCheckMessages.getMediaPath)
  async path({ actor }: MessageInput<typeof mediaCheckMessages.getMediaPath>) {
    const { kind: relay } = await this.relays.choose();
    return { relay, iceServers: iceServersFor(this.settings, actor.id, this.clock.now()) };
  }

  @Listens(mediaCheckMessages.checkMediaPath)
  @Spends(CHECKS)
  async check({ payload, socket }: MessageInput<typeof mediaCheckMessages.checkMediaPath>) {
    return { sdpAnswer: await this.checks.begin(socket, payload.sdpOffer) };
  }
}
