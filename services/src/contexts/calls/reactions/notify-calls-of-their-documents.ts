import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CallDocumentsChanged } from '@foyer/contracts/documents';
import { Id } from '@foyer/contracts/schema';
import {
  SessionDocumentAdded,
  SessionDocumentDeleted,
  SessionDocumentPutBack,
  SessionDocumentTakenAway,
} from '@foyer/contracts/sessions';
import type { RecordedEvent } from '@foyer/event-log';
import { z } from 'zod';

import { Freshness } from '#platform/cqrs/projections';
import { VolatileSubscriptions } from '#platform/cqrs/reactions';
import { Conferences } from '../conference/conferences.js';

const COME: readonly string[] = [SessionDocumentAdded.type, SessionDocumentPutBack.type];
const GONE: readonly string[] = [SessionDocumentTakenAway.type, SessionDocumentDeleted.type];
const About = z.object({ sessionId: Id, documentId: Id });

/**
 * Shows documents from the chat, or from people outside the call, in the call at once. The call of
 * a session also shows the documents of the session.
 */
@Injectable()
export class NotifyCallsOfTheirDocuments implements OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: VolatileSubscriptions,
    private readonly conferences: Conferences,
    private readonly freshness: Freshness,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.subscriptions.start({
      name: 'notify-calls-of-their-documents',
      types: [...COME, ...GONE, CallDocumentsChanged.type],
      take: async (message) => {
        if (message.kind === 'event') await this.#notify(message.event);
      },
    });
  }

  #notify(event: RecordedEvent): Promise<void> {
    return event.type === CallDocumentsChanged.type ? this.#ofCall(event) : this.#ofSession(event);
  }

  async #ofCall({ data, position }: RecordedEvent): Promise<void> {
    const { callId, added, takenAway } = CallDocumentsChanged.data.parse(data);
    const conference = this.conferences.find(callId);
    if (conference === undefined) return;
    await this.freshness.waitFor(position, ['documents']);
    const shown = conference.shownTo(undefined);
    const changed = new Set([...added, ...takenAway]);
    shown.documents = [...shown.documents.filter((id) => !changed.has(id)), ...added];
    this.conferences.notify(conference);
  }

  async #ofSession({ type, data, position }: RecordedEvent): Promise<void> {
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
