/** A part of a message: words, or a link that may be followed. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

const CANDIDATE = /https?:\/\/[^\s<>"'`]+/gi;
/** Punctuation at the end of a sentence belongs to it, not to the link in it. */
const TRAILING = /[.,;:!?…]+$/;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/**
 * A link as it was meant: without the full stop behind it, nor a bracket that was opened before it.
 */
function meant(candidate: string): string {
  let text = candidate.replace(TRAILING, '');
  while (text.endsWith(')') && count(text, ')') > count(text, '(')) {
    text = text.slice(0, -1).replace(TRAILING, '');
  }
  return text;
}

/** The address that a text is, if it is one of the web and nothing else. */
function addressOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined;
}

/**
 * Finds the links of a message. Only those of the web become links: others could run something
 * here.
 */
export function partsOf(message: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of message.matchAll(CANDIDATE)) {
    const text = meant(match[0]);
    const href = addressOf(text);
    if (href === undefined) continue;
    if (match.index > from) parts.push({ text: message.slice(from, match.index) });
    parts.push({ text, href });
    from = match.index + text.length;
  }
  if (from < message.length) parts.push({ text: message.slice(from) });
  return parts;
}

/** A name of the public web, as the server wants it of a message that is a link. */
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i;

/** True if a message is one link without further text. */
export function isLink(message: string): boolean {
  const text = message.trim();
  const [part, ...rest] = partsOf(text);
  return rest.length === 0 && part?.href !== undefined && DOMAIN.test(new URL(part.href).hostname);
}
