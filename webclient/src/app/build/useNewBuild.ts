import { identityMessages } from '@foyer/contracts/identity';
import { useEffect, useState } from 'react';

import type { Channel } from '#wire/channel.js';
import { useReloadWhenIdle } from './useReloadWhenIdle.js';

/**
 * Follows which build of the pages the server has, and reloads an idle page of another build.
 * @param channel The channel `application`.
 * @param idleMs How long the page must not have been touched.
 * @returns Whether the page is of another build than the server's.
 */
export function useNewBuild(channel: Channel, idleMs: number, reload?: () => void): boolean {
  const [build, setBuild] = useState<string | null>(null);
  useEffect(
    () => channel.on(identityMessages.serverBuild, (named) => setBuild(named.build)),
    [channel],
  );
  return useReloadWhenIdle(build, idleMs, reload);
}
