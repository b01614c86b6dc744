import type { ContentSlot, PublicPortal, QueueContent } from '@foyer/contracts/portals';

type Item = NonNullable<QueueContent[ContentSlot]>[number];

const says = ({ message }: Item) => message.enabled && message.text.trim() !== '';
const plays = ({ media }: Item) => media.enabled && (media.landscape ?? media.portrait) !== null;
const isShown = (item: Item) => !item.isDeleted && (says(item) || plays(item));

/** Whether a portal has something to show at any station. */
export const hasContent = ({ queueContent }: PublicPortal): boolean =>
  Object.values(queueContent).some((items) => items?.some(isShown));

/** What a portal shows at a station: its own content, or the default where it has none. Empty where there is nothing. */
export function itemsOf({ queueContent }: PublicPortal, slot: ContentSlot): readonly Item[] {
  for (const items of [queueContent[slot], queueContent.default]) {
    const shown = (items ?? []).filter(isShown);
    if (shown.length > 0) return shown;
  }
  return [];
}
