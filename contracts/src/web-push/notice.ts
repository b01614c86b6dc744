import { z } from 'zod';

/**
 * The occasion of a notice.
 *
 * - `rings`: a visitor rings at the desk of its reader;
 * - `consults`: a colleague in a call asks its reader;
 * - `waits`: a visitor waits until its reader takes them, or comes back to the desk;
 * - `missed`: a ring was not answered;
 * - `meeting`: a meeting begins;
 * - `unattended`: people wait at a portal, and all its desks are empty;
 * - `test`: its reader tries the notices of a device.
 */
export const NoticeKind = z
  .enum(['rings', 'consults', 'waits', 'missed', 'meeting', 'unattended', 'test'])
  .meta({ id: 'NoticeKind' });
export type NoticeKind = z.output<typeof NoticeKind>;

/**
 * The content of a push, encrypted for the browser: no name and no text of a visitor. The browser
 * has the words for it.
 */
export interface PushPayload {
  readonly kind: NoticeKind;
  /** The same again replaces the shown notice, in place of adding another. */
  readonly tag: string;
  readonly language: 'en' | 'de';
  /** True once it is over: what is shown is taken away. */
  readonly over?: true;
  /** True for one that is shown once more, and sounds once more. */
  readonly again?: true;
  readonly portalId?: string;
  readonly callId?: string;
  /** How many people wait. */
  readonly count?: number;
}
