import { visitMessages, type RecordingAnswer, type VisitView } from '@foyer/contracts/visits';

import { currentLanguage } from '#i18n/language.js';
import type { Wire } from '#wire/wire.js';
import type { Progress } from './visit-parts.js';

/** Longest note on an error that the server takes. */
const NOTE_MAX = 500;

/** Returns the error of a visit whose page cannot continue, in the server's form. */
export const errorOf = (clientId: string, note: string) =>
  ({ clientId, status: 'IN_ERROR', note: note.slice(0, NOTE_MAX) }) as const;

/** Reports why the page of a visit cannot continue. */
export async function reportError(
  wire: Wire | null,
  error: ReturnType<typeof errorOf>,
): Promise<VisitView | undefined> {
  const channel = wire?.channel('application');
  return (await channel?.emit(visitMessages.updateClientStatus, error))?.visit;
}

/** Tells how far the page of a visit has come. */
export async function reportProgress(
  wire: Wire | null,
  clientId: string,
  status: Progress,
  recording: RecordingAnswer | null,
): Promise<VisitView | undefined> {
  const said = { clientId, status, recording, language: recording && currentLanguage() };
  const channel = wire?.channel('application');
  return (await channel?.emit(visitMessages.updateClientStatus, said))?.visit;
}

/** Tells that the visitor leaves the line. */
export async function reportLeaving(
  wire: Wire | null,
  clientId: string,
): Promise<VisitView | undefined> {
  const channel = wire?.channel('application');
  return (await channel?.emit(visitMessages.leaveQueue, { clientId }))?.visit;
}
