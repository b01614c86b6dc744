import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { RecordedEvent } from '../port/event.js';

/** SHA-256 of a value as canonical JSON (RFC 8785), in base64url: 43 characters. */
export function hashOf(value: unknown): string {
  return hash('sha256', canonicalize(value) ?? '', 'base64url');
}

/**
 * What an event is, as one hash. Its position is left out: a log keeps its chain when it moves to a store that numbers
 * otherwise. The order is what the seals keep.
 */
export function leafHash(event: RecordedEvent): string {
  const { stream, revision, id, type, data, metadata } = event;
  return hashOf({ stream, revision, id, type, data, metadata });
}
