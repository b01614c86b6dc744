import { z } from 'zod';

import { plainParagraph } from '../schema/plain-text.js';
import { CHAT_TEXT_MAX, type MessageType } from './read-models.js';

/** The text of a message: it may have several lines, with equal line ends. */
export const MessageText = plainParagraph().max(CHAT_TEXT_MAX);

const Link = z.url({ protocol: /^https?$/ }).regex(/^\S+$/);

/**
 * True if a text fits a message of that type: a link is one of http or https without further text.
 */
export function isTextOf(type: MessageType, text: string): boolean {
  if (type === 'document') return true;
  return type === 'link' ? Link.safeParse(text).success : text !== '';
}
