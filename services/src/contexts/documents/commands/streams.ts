import { boardEvents } from '@foyer/contracts/board';
import { callEvents } from '@foyer/contracts/calls';
import { callDocumentsEvents, documentEvents } from '@foyer/contracts/documents';

import { defineAggregate } from '../../../platform/eventing/commands/index.js';
import { evolveCallDocuments, noCallDocuments } from '../domain/call-documents.js';
import { evolveDocument, noDocument } from '../domain/document.js';
import { evolveHolds, evolveIsOver, noHolds } from '../domain/signature-holds.js';

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

/** The board of a call, folded to what holds documents on it. */
export const SignatureHolds = defineAggregate({
  name: 'board',
  initial: noHolds,
  evolve: evolveHolds,
  events: boardEvents,
});

export const IsCallOver = defineAggregate({
  name: 'call',
  initial: false,
  evolve: evolveIsOver,
  events: callEvents,
});
