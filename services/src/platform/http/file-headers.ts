import { create } from 'content-disposition';

/**
 * The header that names a file (RFC 6266). Names come from people: what is no text (half a
 * surrogate pair) is left out, and line breaks stay within the header.
 */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  return create(name.replace(/\p{Surrogate}/gu, ''), { type });
}

/** The name of a saved file: its ending matches its type, so that it opens as no other type. */
export function savedAs(name: string, extension: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase().replace('jpeg', 'jpg');
  return ending === extension ? name : `${name}.${extension}`;
}

/** The headers of a file to keep: opened alone, it is neither rendered nor run. */
export function attachment(name: string, type: string): Readonly<Record<string, string>> {
  return {
    'content-type': type,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': contentDisposition('attachment', name),
    'x-content-type-options': 'nosniff',
  };
}
