import { z } from 'zod';

import { plainParagraph } from '../schema/plain-text.js';
import { CHAT_TEXT_MAX, type MessageType } from './read-models.js';

/** What somebody writes: of any lines, which all end alike. */
export const MessageText = plainParagraph().max(CHAT_TEXT_MAX);

const Link = z.url({ protocol: /^https?$/ }).regex(/^\S+$/);

/** Whether a text is what a message of that type says: a link is one of http or https and nothing else. */
export function isTextOf(type: MessageType, text: string): boolean {
  if (type === 'document') return true;
  return type === 'link' ? Link.safeParse(text).success : text !== '';
}
