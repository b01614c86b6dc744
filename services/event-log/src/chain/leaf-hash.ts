import { hash } from 'node:crypto';
import type { RecordedEvent } from '../port/event.js';
import { canonicalJson } from './canonical-json.js';

/** SHA-256 of a value as canonical JSON (RFC 8785), in base64url: 43 characters. */
export function hashOf(value: unknown): string {
  return hash('sha256', canonicalJson(value), 'base64url');
}

/**
 * Returns an event's hash: SHA-256 of the canonical JSON of its data, id, metadata, revision,
 * stream and type. Its position is left out: a log keeps its chain when it moves to a store with
 * other numbers. The checkpoints keep the order.
 */
export function leafHash({ stream, revision, id, type, data, metadata }: RecordedEvent): string {
  return hashOf({ data, id, metadata, revision, stream, type });
}
