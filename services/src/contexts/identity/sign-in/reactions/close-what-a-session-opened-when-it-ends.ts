import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { MemberEvent } from '@foyer/contracts/identity';
import { ReadModels } from '@foyer/projections';

import { Realtime } from '../../../../platform/realtime/index.js';

/** A session that is ended takes its open connections with it, as soon as its token is refused. */
@Injectable()
export class CloseWhatASessionOpenedWhenItEnds implements OnModuleInit, OnModuleDestroy {
  readonly #projections: ReadModels;
  readonly #realtime: Realtime;
  #stopListening: () => void = () => undefined;

  constructor(projections: ReadModels, realtime: Realtime) {
    this.#projections = projections;
    this.#realtime = realtime;
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
    if (event.type !== 'MemberSignedOut') return;
    const { sessionId, reason } = event.data;
    const code = reason === 'deactivated' ? 'MEMBER_DEACTIVATED' : 'SIGNED_OUT';
    this.#realtime.disconnect(`session:${sessionId}`, code);
  }
}
