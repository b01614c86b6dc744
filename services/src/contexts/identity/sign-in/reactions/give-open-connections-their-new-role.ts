import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { identityMessages, type MemberEvent } from '@foyer/contracts/identity';
import { ReadModels } from '@foyer/projections';

import { Log } from '../../../../platform/operations/observability/index.js';
import { Realtime } from '../../../../platform/realtime/index.js';

/** A change of role counts on connections that are open already, and their pages are told. */
@Injectable()
export class GiveOpenConnectionsTheirNewRole implements OnModuleInit, OnModuleDestroy {
  readonly #projections: ReadModels;
  readonly #realtime: Realtime;
  readonly #log: Log;
  #stopListening: () => void = () => undefined;

  constructor(projections: ReadModels, realtime: Realtime, log: Log) {
    this.#projections = projections;
    this.#realtime = realtime;
    this.#log = log;
  }

  onModuleInit(): void {
    this.#stopListening = this.#projections.onApplied(({ projection, events }) => {
      if (projection !== 'members') return;
      for (const event of events) this.#react(event as unknown as MemberEvent);
    });
  }

  onModuleDestroy(): void {
    this.#stopListening();
  }

  #react(event: MemberEvent): void {
    if (event.type !== 'MemberRoleChanged') return;
    const { memberId, role } = event.data;
    const room = `member:${memberId}`;
    // First all who were told of the change forget what they knew, then rights are looked up anew.
    Promise.resolve()
      .then(() => this.#realtime.refresh(room))
      .then(() => this.#realtime.push(identityMessages.roleChanged, room, { role }))
      .catch((err: unknown) =>
        this.#log.error('A change of role did not reach its sockets', { err }),
      );
  }
}
