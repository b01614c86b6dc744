import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import { changeDocuments, type DocumentChange } from '../domain/session-documents.js';
import { authorOf } from './author-of.js';
import { Session } from './streams.js';

/** Take documents of a session away, or put them back. */
export const ChangeSessionDocuments = defineCommand({
  name: 'ChangeSessionDocuments',
  stream: ({
    sessionId,
  }: {
    readonly sessionId: string;
    readonly changes: readonly DocumentChange[];
  }) => stream(Session, sessionId),
  decide: (state, { changes }, { context }) =>
    changeDocuments(state, { changes, author: authorOf(context.actor) }),
});
