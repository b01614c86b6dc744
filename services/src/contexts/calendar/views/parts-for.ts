import type { MeetingDocument } from '@foyer/projections/calendar';

import { MOST_PARTS } from '../domain/next-meeting.js';

interface Viewer {
  readonly id: string;
  readonly managesAll: boolean;
}

/**
 * Returns the parts of a split series next to a meeting, of those that a viewer belongs to: the others
 * are passed over.
 */
export async function partsFor(
  meeting: MeetingDocument,
  viewer: Viewer,
  documentOf: (id: string) => Promise<MeetingDocument | null>,
): Promise<{ readonly continues: string | null; readonly continuedBy: string | null }> {
  const first = async (next: (of: MeetingDocument) => string | null): Promise<string | null> => {
    let id = next(meeting);
    for (let looks = 0; looks < MOST_PARTS && id !== null; looks += 1) {
      const part = await documentOf(id);
      if (part === null) return null;
      if (viewer.managesAll || part.memberIds.includes(viewer.id)) return id;
      id = next(part);
    }
    return null;
  };
  return {
    continues: await first(({ continues }) => continues),
    continuedBy: await first(({ continued }) => continued?.by ?? null),
  };
}
