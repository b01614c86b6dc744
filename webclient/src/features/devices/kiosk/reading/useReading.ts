import type { ChatMessage } from '@foyer/contracts/chat';
import { makeClient } from '@foyer/contracts/client';
import type { Document } from '@foyer/contracts/documents';
import { useCallback, useEffect, useState } from 'react';

import { useLoaded } from '#app/useLoaded.js';
import { useChatOfCall } from '#features/chat/session/useCallChat.js';
import { documentStore, type DocumentStore } from '#features/documents/document-store.js';
import type { VisitSession } from '#features/visits/visitor/visit-session.js';
import { currentLanguage } from '#i18n/language.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import { makeStore, useStore } from '#state/store.js';
import type { Wire } from '#wire/wire.js';

interface OfCall {
  readonly wire: Wire;
  readonly session: VisitSession;
  readonly callId: string;
  readonly call: CallInHand;
}

/** The messages and documents that a visitor at a kiosk reads in a call. */
export interface Reading {
  readonly messages: readonly ChatMessage[];
  readonly documents: readonly Document[];
  readonly store: DocumentStore;
}

const none = makeStore<{ readonly messages: readonly ChatMessage[] }>({ messages: [] });

/** Follows what the others write and show, without what was taken back. */
export function useReading({ wire, session, callId, call }: OfCall): Reading {
  const [api] = useState(() =>
    makeClient({ token: () => session.token(), language: currentLanguage }),
  );
  const chat = useChatOfCall({ wire, api, callId, state: call.state });
  const { messages } = useStore<{ readonly messages: readonly ChatMessage[] }>(
    chat?.history.state ?? none,
  );
  const [store] = useState(() =>
    documentStore({ kind: 'call', id: callId }, { token: () => session.token() }),
  );
  const { value, again } = useLoaded(
    useCallback((signal: AbortSignal) => store.list(signal), [store]),
  );
  const version = call.state.now?.documents.join() ?? '';
  useEffect(() => again(), [version, again]);
  const selfId = chat?.place.selfId;
  return {
    messages: messages.filter(
      ({ sender, status, message }) =>
        sender._id !== selfId && status !== 'deleted' && message !== '',
    ),
    documents: value ?? [],
    store,
  };
}
