import type { ChatMessage } from '@foyer/contracts/chat';

import type { ChatSession } from '../session/chat-session.js';
import type { ChatRights } from '../session/rights.js';

/** What every part of a list of messages is told: whose chat it is, and what is done with a message that is chosen. */
export interface MessageListProps {
  readonly chat: ChatSession;
  readonly rights: ChatRights;
  readonly nameless: string;
  readonly onEdit: (message: ChatMessage) => void;
  readonly onDelete: (message: ChatMessage) => void;
  readonly onForward: (message: ChatMessage) => void;
}
