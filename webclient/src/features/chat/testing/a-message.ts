import type { ChatMessage } from '@foyer/contracts/chat';

export const CHANNEL = '0199a000-0000-7000-8000-0000000000c0';
export const SELF = '0199a000-0000-7000-8000-0000000000a1';
export const OTHER = '0199a000-0000-7000-8000-0000000000a2';

/** Makes a message, by default of another person; a higher number is a later message. */
export const aMessage = (order: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  _id: `m${String(order).padStart(3, '0')}`,
  receiver: CHANNEL,
  sender: { _id: OTHER, joinerType: 'User', displayName: 'Bea Other' },
  message: `Words ${order}`,
  type: 'text',
  documents: [],
  status: 'sent',
  forwarded: false,
  sessionId: null,
  callId: null,
  order,
  createdAt: new Date(Date.UTC(2026, 10, 23, 10, 0, order)).toISOString(),
  updatedAt: null,
  ...change,
});

export const own = { sender: { _id: SELF, joinerType: 'User', displayName: 'Ada Self' } } as const;
