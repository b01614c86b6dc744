import type { ChatMessage } from '@foyer/contracts/chat';

import type { ChatSession } from '../session/chat-session.js';
import type { ChatRights } from '../session/rights.js';

/**
 * The common properties of all parts of a message list: the chat and its user's rights, and the
 * handlers of a chosen message.
 */
export interface MessageListProps {
  readonly chat: ChatSession;
  readonly rights: ChatRights;
  readonly nameless: string;
  readonly onEdit: (message: ChatMessage) => void;
  readonly onDelete: (message: ChatMessage) => void;
  readonly onForward: (message: ChatMessage) => void;
}
