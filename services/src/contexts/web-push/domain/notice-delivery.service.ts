import { Injectable } from '@nestjs/common';
import type { PushEndReason, PushPayload } from '@foyer/contracts/web-push';

import { Clock } from '#platform/clock';
import { CommandRunner } from '#platform/cqrs';
import { MemberDirectory } from '#contexts/identity';
import { PushAddresses } from '../adapters/push-addresses.js';
import { PushSender, type PushOptions } from '../adapters/push-sender.js';
import { signInsOf, subscriptionsOf } from '../streams.js';
import { isRunning } from './running-sign-ins.js';

interface Recipient {
  readonly memberId: string;
  readonly subscriptionId: string;
}

/** The outcome for a notice, and the reason where the browser takes none any more. */
export interface Delivered {
  readonly isTaken: boolean;
  readonly ends?: PushEndReason;
}

const NOT_TAKEN: Delivered = { isTaken: false };

/** Brings notices to single browsers, as long as their sign-in runs. */
@Injectable()
export class NoticeDelivery {
  constructor(
    private readonly runner: CommandRunner,
    private readonly addresses: PushAddresses,
    private readonly sender: PushSender,
    private readonly members: MemberDirectory,
    private readonly clock: Clock,
  ) {}

  async deliver(
    { memberId, subscriptionId }: Recipient,
    notice: Omit<PushPayload, 'language'>,
    options: PushOptions,
    signal?: AbortSignal,
  ): Promise<Delivered> {
    const { running } = await this.runner.stateOf(subscriptionsOf(memberId));
    const subscriber = running.find((one) => one.subscriptionId === subscriptionId);
    if (!this.sender.isOn || !subscriber) return NOT_TAKEN;
    const signIns = await this.runner.stateOf(signInsOf(memberId));
    if (!isRunning(signIns, subscriber.sessionId, this.clock.now()))
      return { isTaken: false, ends: 'sign-in-ended' };
    const address = await this.addresses.find(subscriptionId);
    if (!address) return { isTaken: false, ends: 'gone' };
    // A browser of Apple may lose its subscription by a push that shows nothing.
    if (notice.over === true && new URL(address.endpoint).hostname.endsWith('.apple.com'))
      return NOT_TAKEN;
    const language = await this.members.languageOf(memberId);
    const outcome = await this.sender.send(address, { ...notice, language }, options, signal);
    return { isTaken: outcome === 'taken', ...(outcome === 'gone' && { ends: outcome }) };
  }
}
