import type { ContentSlot, PublicPortal, QueueContent } from '@foyer/contracts/portals';

type Item = NonNullable<QueueContent[ContentSlot]>[number];

const says = ({ message }: Item) => message.enabled && message.text.trim() !== '';
const plays = ({ media }: Item) => media.enabled && (media.landscape ?? media.portrait) !== null;
const isShown = (item: Item) => !item.isDeleted && (says(item) || plays(item));

/** True if a portal has content to show at any step. */
export const hasContent = ({ queueContent }: PublicPortal): boolean =>
  Object.values(queueContent).some((items) => items?.some(isShown));

/**
 * Returns the content of a portal at a step: its own, or the default if it has none. Empty where
 * there is nothing.
 */
export function itemsOf({ queueContent }: PublicPortal, slot: ContentSlot): readonly Item[] {
  for (const items of [queueContent[slot], queueContent.default]) {
    const shown = (items ?? []).filter(isShown);
    if (shown.length > 0) return shown;
  }
  return [];
}
