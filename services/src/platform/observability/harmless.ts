/**
 * Without what moves a terminal's cursor, colours it or turns a line around: others may have
 * written the text.
 */
export const harmless = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return `\\u${code.toString(16).padStart(4, '0')}`;
  });
