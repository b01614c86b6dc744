import { callDocumentsEvents, documentEvents } from '@foyer/contracts/documents';

import { defineAggregate } from '#platform/cqrs';
import { evolveCallDocuments, noCallDocuments } from './domain/call-documents.js';
import { evolveDocument, noDocument } from './domain/document.js';

/** Streams `document-<id>`. */
export const Document = defineAggregate({
  name: 'document',
  initial: noDocument,
  evolve: evolveDocument,
  events: documentEvents,
});

/** Streams `calldocuments-<callId>`. */
export const CallDocuments = defineAggregate({
  name: 'calldocuments',
  initial: noCallDocuments,
  evolve: evolveCallDocuments,
  events: callDocumentsEvents,
});
