import { accepted } from '@foyer/contracts/decision';

import { defineCommand, stream } from '#platform/cqrs';
import { DocumentAccess, DocumentHolds, holdingStreams } from '#contexts/sessions';
import { sessionOfCall } from '#contexts/calls';
import { changeCallDocuments, type CallDocumentChange } from './call-documents.js';
import { CallDocuments, Document } from '../streams.js';

export interface CallDocumentChanges {
  readonly callId: string;
  readonly changes: readonly CallDocumentChange[];
}

/**
 * Adds documents to those that all participants of a call are shown, or removes them. They stay
 * where they are. Signed documents, and those about to be signed, stay visible.
 */
export const ChangeCallDocuments = defineCommand({
  name: 'ChangeCallDocuments',
  needs: { access: DocumentAccess, documentHolds: DocumentHolds },
  prepare: async (
    { callId, changes }: CallDocumentChanges,
    { context: { actor }, needs: { access, documentHolds }, stateOf },
  ) => {
    await access.require({ kind: 'call', id: callId }, actor, 'documents.share');
    const sessionId = await sessionOfCall(callId, stateOf);
    const there = new Set<string>();
    for (const { documentId } of changes) {
      const document = await stateOf(stream(Document, documentId));
      // A draft comes here by its message alone.
      if (document.status !== 'there' || document.isDraft) continue;
      const { kind, id } = document.place;
      if (id === (kind === 'call' ? callId : sessionId)) there.add(documentId);
    }
    const known = await documentHolds.on(changes.map(({ documentId }) => documentId));
    return { there, known };
  },
  correlation: ({ callId }) => callId,
  streams: ({ callId }) => ({ shown: stream(CallDocuments, callId), ...holdingStreams(callId) }),
  decide: ({ shown, ...states }, data, { prepared: { there, known } }) => {
    const whyStays = (id: string) => known.why(id, 'asked', states);
    const decision = changeCallDocuments(shown, { ...data, there, whyStays });
    return decision.type === 'rejected' ? decision : accepted({ shown: decision.events });
  },
});
