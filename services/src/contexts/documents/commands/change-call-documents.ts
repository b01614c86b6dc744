import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import { DocumentAccess } from '../../sessions/index.js';
import { sessionOfCall } from '../../calls/index.js';
import { changeCallDocuments, type CallDocumentChange } from '../domain/call-documents.js';
import { CallDocuments, Document } from './streams.js';

export interface CallDocumentChanges {
  readonly callId: string;
  readonly changes: readonly CallDocumentChange[];
}

/** Adds documents to those that everybody in a call is shown, or takes them away; they stay where they are. */
export const ChangeCallDocuments = defineCommand({
  name: 'ChangeCallDocuments',
  needs: { access: DocumentAccess },
  prepare: async (
    { callId, changes }: CallDocumentChanges,
    { context: { actor }, needs: { access }, stateOf },
  ) => {
    await access.require({ kind: 'call', id: callId }, actor, 'documents.share');
    const sessionId = await sessionOfCall(callId, stateOf);
    const there = new Set<string>();
    for (const { documentId } of changes) {
      const document = await stateOf(stream(Document, documentId));
      if (document.status !== 'there') continue;
      const { kind, id } = document.place;
      if (id === (kind === 'call' ? callId : sessionId)) there.add(documentId);
    }
    return there;
  },
  correlation: ({ callId }) => callId,
  stream: ({ callId }) => stream(CallDocuments, callId),
  decide: (shown, data, { prepared: there }) => changeCallDocuments(shown, { ...data, there }),
});
