import { pollMessages, type Poll } from '@foyer/contracts/polls';
import { useEffect, useState } from 'react';

import { useStore } from '#state/store.js';
import type { Channel } from '#wire/channel.js';
import { LiveView } from '#wire/live-view.js';

const none: readonly Poll[] = [];

/** Follows the polls of a call, newest first. */
export function usePolls(channel: Channel, sessionCallId: string): readonly Poll[] {
  const [live] = useState(
    () =>
      new LiveView<{ readonly asOf: number; readonly polls: readonly Poll[] }>({
        fetch: () => channel.emit(pollMessages.getPolls, { sessionCallId }),
      }),
  );
  useEffect(() => {
    live.follow(channel, pollMessages.pollsChanged);
    return () => live.close();
  }, [live, channel]);
  return useStore(live.view)?.polls ?? none;
}
