import type { DrawerTab } from './CallDrawer.js';
import type { CallView } from './useCallView.js';

/** The open panel: there is none next to a small call, and no chat where there is nothing to write to. */
export function drawerOf(
  { drawer }: Pick<CallView, 'drawer'>,
  { small, hasChat }: { readonly small: boolean; readonly hasChat: boolean },
): DrawerTab | null {
  if (small) return null;
  return drawer === 'chat-tab' && !hasChat ? 'people-tab' : drawer;
}
