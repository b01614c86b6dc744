import { permitsInCallOf, type Participant } from '@foyer/contracts/calls';
import type { InCallPolicy } from '@foyer/contracts/sessions';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { Skeleton } from '#design/Skeleton.js';
import type { ChatSession } from '../../chat/session/chat-session.js';
import type { ChatRights } from '../../chat/session/rights.js';

const { Part: ChatPanel } = prepared(
  async () => (await import('../../chat/ChatPanel.js')).ChatPanel,
  { inCall: true },
);

interface SessionChatProps {
  readonly chat: ChatSession;
  readonly rights: ChatRights;
  /** The participant who reads it in the call. */
  readonly self: Participant | null;
  /** The kind of place: the rights of guests differ there. */
  readonly kind?: 'session' | 'meeting';
  readonly focused?: boolean;
}

/**
 * The chat of a session, next to its call. A leader of a session may delete the messages of others.
 */
export function SessionChat({
  chat,
  rights,
  self,
  kind = 'session',
  focused = false,
}: SessionChatProps) {
  const { t } = useTranslation();
  const may = (what: InCallPolicy) => self !== null && permitsInCallOf(kind, what, self.role);
  // The chat of a session is for its members while a guest waits.
  const waits = kind === 'session' && self?.joinerType === 'Guest' && self.paused;
  const { attach, ...others } = rights;
  return (
    <Suspense fallback={<Skeleton height="8rem" />}>
      <ChatPanel
        chat={chat}
        rights={{
          ...others,
          deleteOthers: may('call.kick'),
          ...(attach && may('documents.share') && { attach }),
        }}
        nameless={t('sessions.forgotten')}
        focused={focused}
        readOnly={waits ? t('chat.onHold') : undefined}
      />
    </Suspense>
  );
}
