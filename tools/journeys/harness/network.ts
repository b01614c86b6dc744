import type { Page } from 'playwright-core';

const USUAL = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** Bytes a second: nothing arrives as long as a journey may last. */
const NOTHING = { latency: 0, downloadThroughput: 0.01, uploadThroughput: 0.01 };

/**
 * Takes the network from a page, as when a cable is pulled: no data arrives, requests do not fail
 * at once, and the browser reports to be offline. Media are not touched.
 *
 * The browser's own switch for this keeps a processor busy for as long as a page with a web socket
 * is offline.
 * @returns what gives it back
 */
export async function takeNetwork(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const become = async (offline: boolean): Promise<void> => {
    const speed = offline ? NOTHING : USUAL;
    await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
    await session.send('Network.overrideNetworkState', { offline, ...speed });
  };
  await become(true);
  return async () => {
    await become(false);
    await session.detach();
  };
}
