import { z } from 'zod';

/** Elements that count as content though they hold no text (specification, section 5). */
const MEDIA = new Set(['img', 'image', 'video', 'audio', 'iframe', 'object', 'embed']);

/** Longest rich text, in characters of HTML. */
export const RICH_TEXT_MAX = 100_000;

/** Character references that draw nothing. */
const INVISIBLE = /&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|#160|#xa0);/gi;

/**
 * True if HTML shows any content: text that is not white space, or media. It reads the text once
 * from left to right, so that no input takes longer than its length.
 */
export function showsSomething(html: string): boolean {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      text += html.slice(at);
      break;
    }
    text += html.slice(at, open);
    const close = html.indexOf('>', open);
    if (close < 0) break;
    const name = /^[a-z]+/i.exec(html.slice(open + 1, Math.min(open + 12, close)))?.[0];
    if (name !== undefined && MEDIA.has(name.toLowerCase())) return true;
    at = close + 1;
  }
  return text.replace(INVISIBLE, '').trim() !== '';
}

/** Rich text that is not empty. It is cleaned where it is shown, not here. */
export const RichText = z
  .string()
  .max(RICH_TEXT_MAX)
  .refine(showsSomething, 'BLANK')
  .meta({ id: 'RichText', examples: ['<p>Willkommen</p>'] });
