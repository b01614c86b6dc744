import { Inject, Injectable } from '@nestjs/common';
import type { CallRecord, Participant } from '@foyer/contracts/calls';
import type { Position } from '@foyer/event-log';
import type { ReadStore } from '@foyer/projections';

import { Rejected } from '../../platform/commands/index.js';
import { Log } from '../../platform/observability/index.js';
import { Freshness } from '../../platform/projections/index.js';
import { READ_STORE } from '../../platform/tokens.js';
import { JoinerNames } from '../conference/joiner-names.js';

/** Takes names from the record of the call, as soon as it shows that the call has begun: they do not change after that. */
@Injectable()
export class ReadJoinerNames extends JoinerNames {
  readonly #store: ReadStore;
  readonly #freshness: Freshness;
  readonly #log: Log;

  constructor(@Inject(READ_STORE) store: ReadStore, freshness: Freshness, log: Log) {
    super();
    this.#store = store;
    this.#freshness = freshness;
    this.#log = log;
  }

  async nameOf(
    callId: string,
    joinerType: Participant['joinerType'],
    since: Position | undefined,
  ): Promise<string> {
    let record = await this.#record(callId);
    if (typeof record?.startedAt !== 'string') {
      await this.#shown(callId, since);
      record = await this.#record(callId);
    }
    return (joinerType === 'User' ? record?.agentName : record?.visitorName) ?? '';
  }

  #record(callId: string): Promise<CallRecord | null> {
    return this.#store.collection<CallRecord>('calls').findOne({ _id: callId });
  }

  /** A record that is behind must not keep anybody out of the call: it is better to meet without names. */
  async #shown(callId: string, since: Position | undefined): Promise<void> {
    try {
      await this.#freshness.waitFor(since, ['call-records']);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      this.#log.warn('A call begins before its record shows who is in it', { callId });
    }
  }
}
