import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { RecordedEvent } from '../port/event.js';

/** SHA-256 of a value as canonical JSON (RFC 8785), in base64url: 43 characters. */
export function hashOf(value: unknown): string {
  return hashText(canonicalize(value) ?? '');
}

/**
 * What an event is, as one hash: SHA-256 of the canonical JSON of its data, id, metadata, revision, stream and type.
 * Its position is left out: a log keeps its chain when it moves to a store that numbers otherwise. The order is what
 * the seals keep.
 */
export function leafHash({ stream, revision, id, type, data, metadata }: RecordedEvent): string {
  // The outermost object is always the same six keys in order, and writing it out makes this a fifth faster.
  return hashText(
    `{"data":${canonicalize(data) ?? ''},"id":${JSON.stringify(id)},` +
      `"metadata":${canonicalize(metadata) ?? ''},"revision":${revision},` +
      `"stream":${JSON.stringify(stream)},"type":${JSON.stringify(type)}}`,
  );
}

function hashText(text: string): string {
  return hash('sha256', text, 'base64url');
}
