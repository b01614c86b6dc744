import { Inject, Injectable } from '@nestjs/common';
import type { CallParticipant, CallRecord } from '@foyer/contracts/calls';
import type { Position } from '@foyer/event-log';
import type { ReadStore } from '@foyer/projections';
import type { CallNameDocument } from '@foyer/projections/calls';

import { Rejected } from '#platform/cqrs';
import { Log } from '#platform/observability';
import { Freshness } from '#platform/cqrs/projections';
import { READ_STORE } from '#platform/tokens';

/**
 * Finds the names of the people in a call. They come from the record of the call, as soon as it
 * shows that the call has begun. A member's name follows in a running call.
 */
@Injectable()
export class JoinerNames {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly freshness: Freshness,
    private readonly log: Log,
  ) {}

  /**
   * Empty for a visitor who gave no name.
   * @param since Where it was written that they entered; undefined where nothing had to be written.
   */
  async nameOf(
    callId: string,
    joiner: Pick<CallParticipant, 'joinerId' | 'joinerType'>,
    since: Position | undefined,
  ): Promise<string> {
    const known = namedIn(await this.#record(callId), joiner);
    if (known !== undefined) return known ?? '';
    await this.#shown(callId, since);
    return namedIn(await this.#record(callId), joiner) ?? '';
  }

  /**
   * Returns the name of a person in the lobby, who is in no record of the call; empty if unknown.
   */
  async nameOfKnocker(joinerId: string): Promise<string> {
    const names = this.store.collection<CallNameDocument>('callNames');
    return (await names.findOne({ _id: joinerId }))?.name ?? '';
  }

  #record(callId: string): Promise<CallRecord | null> {
    return this.store.collection<CallRecord>('calls').findOne({ _id: callId });
  }

  /**
   * A record that is behind must not keep anybody out of the call: it is better to meet without
   * names.
   */
  async #shown(callId: string, since: Position | undefined): Promise<void> {
    try {
      await this.freshness.waitFor(since, ['call-records']);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      this.log.warn('A call begins before its record shows who is in it', { callId });
    }
  }
}

/** Finds a name in the record: null for a person without a name, undefined if not recorded yet. */
function namedIn(
  record: CallRecord | null,
  { joinerId, joinerType }: Pick<CallParticipant, 'joinerId' | 'joinerType'>,
): string | null | undefined {
  const joiner = record?.joiners.find((one) => one.joinerId === joinerId);
  if (joiner) return joiner.displayName;
  if (typeof record?.startedAt !== 'string') return undefined;
  if (joinerType === 'User' && record.agentId === joinerId) return record.agentName;
  if (joinerType === 'Guest' && record.originId === joinerId) return record.visitorName;
  return undefined;
}
