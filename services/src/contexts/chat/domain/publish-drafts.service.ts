import type { CallDocumentsEvent, DocumentEvent } from '@foyer/contracts/documents';
import { accepted, type Decision } from '@foyer/contracts/decision';
import type { SessionEvent } from '@foyer/contracts/sessions';

import { stream, type Stream } from '#platform/cqrs';
import {
  CallDocuments,
  changeCallDocuments,
  Document,
  noDocument,
  publishDocument,
  type CallDocumentsState,
  type DocumentState,
} from '#contexts/documents';
import type { DraftDocument } from '../ports/channel-documents.js';

type DraftKey = `draft ${string}`;
const keyOf = ({ documentId }: DraftDocument): DraftKey => `draft ${documentId}`;

/** The streams of the drafts that go with a message, and that of the list of its call. */
export function publishingStreams(drafts: readonly DraftDocument[]) {
  const callId = drafts.find(({ place }) => place.kind === 'call')?.place.id;
  const each = drafts.map((one) => [keyOf(one), stream(Document, one.documentId)] as const);
  return {
    ...(Object.fromEntries(each) as Readonly<
      Record<DraftKey, Stream<DocumentState, DocumentEvent>>
    >),
    shown: callId === undefined ? undefined : stream(CallDocuments, callId),
  };
}

interface Standing {
  readonly states: Readonly<Record<DraftKey, DocumentState>>;
  readonly shown: CallDocumentsState | undefined;
  readonly by: string;
}

type Published = Readonly<Record<DraftKey, readonly DocumentEvent[]>> & {
  readonly session: readonly SessionEvent[];
  readonly shown: readonly CallDocumentsEvent[];
};

/** A message and the documents that were uploaded for it are there at once, or neither is. */
export function publishDrafts(
  drafts: readonly DraftDocument[],
  { states, shown, by }: Standing,
): Decision<Published> {
  const events: Record<DraftKey, readonly DocumentEvent[]> = {};
  for (const draft of drafts) {
    // It may have been taken off, or have expired, at this moment.
    const state = states[keyOf(draft)] ?? noDocument;
    const published = publishDocument(state, { documentId: draft.documentId, by });
    if (published.type === 'rejected') return published;
    events[keyOf(draft)] = published.events;
  }
  const session = drafts.flatMap(({ place, ...data }): readonly SessionEvent[] =>
    place.kind === 'session'
      ? [{ type: 'SessionDocumentAdded', data: { sessionId: place.id, ...data } }]
      : [],
  );
  const ofCall = drafts.filter(({ place }) => place.kind === 'call');
  const [first] = ofCall;
  if (!first || !shown) return accepted({ ...events, session, shown: [] });
  const listed = changeCallDocuments(shown, {
    callId: first.place.id,
    changes: ofCall.map(({ documentId }) => ({ documentId, isDelete: false })),
    there: new Set(ofCall.map(({ documentId }) => documentId)),
  });
  if (listed.type === 'rejected') return listed;
  return accepted({ ...events, session, shown: listed.events });
}
