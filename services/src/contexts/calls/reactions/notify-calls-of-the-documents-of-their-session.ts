import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Id } from '@foyer/contracts/schema';
import {
  SessionDocumentAdded,
  SessionDocumentDeleted,
  SessionDocumentPutBack,
  SessionDocumentTakenAway,
} from '@foyer/contracts/sessions';
import type { RecordedEvent } from '@foyer/event-log';
import { z } from 'zod';

import { Freshness } from '../../../platform/eventing/projections/index.js';
import { VolatileSubscriptions } from '../../../platform/eventing/reactions/index.js';
import { Conferences } from '../conference/conferences.js';

const COME: readonly string[] = [SessionDocumentAdded.type, SessionDocumentPutBack.type];
const GONE: readonly string[] = [SessionDocumentTakenAway.type, SessionDocumentDeleted.type];
const About = z.object({ sessionId: Id, documentId: Id });

/** Documents of a session are its call's too: also what comes by the chat, or from somebody beside the call, is seen there at once. */
@Injectable()
export class NotifyCallsOfTheDocumentsOfTheirSession implements OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: VolatileSubscriptions,
    private readonly conferences: Conferences,
    private readonly freshness: Freshness,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.subscriptions.start({
      name: 'notify-calls-of-the-documents-of-their-session',
      types: [...COME, ...GONE],
      take: async (message) => {
        if (message.kind === 'event') await this.#notify(message.event);
      },
    });
  }

  async #notify({ type, data, position }: RecordedEvent): Promise<void> {
    const { sessionId, documentId } = About.parse(data);
    const concerned = this.conferences
      .all()
      .filter(({ origin }) => origin.kind === 'session' && origin.id === sessionId);
    if (concerned.length === 0) return;
    // Anyone who is notified asks for the list.
    await this.freshness.waitFor(position, ['sessions']);
    for (const conference of concerned) {
      const shown = conference.shownTo(undefined);
      const others = shown.documents.filter((id) => id !== documentId);
      shown.documents = COME.includes(type) ? [...others, documentId] : others;
      this.conferences.notify(conference);
    }
  }
}
