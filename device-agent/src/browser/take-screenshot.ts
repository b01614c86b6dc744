import { z } from 'zod';

type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

const Metrics = z.object({
  cssVisualViewport: z.object({ clientWidth: z.number(), clientHeight: z.number() }),
});
const Shot = z.object({ data: z.string() });

/** Tried one after the other until the picture is small enough. */
const TRIES = [
  { scale: 1, quality: 60 },
  { scale: 0.5, quality: 60 },
  { scale: 0.5, quality: 30 },
  { scale: 0.25, quality: 30 },
];

/**
 * Takes a picture of what the screen shows.
 * @param most Characters of the data URL.
 * @throws Error where no picture is small enough, or the browser takes none.
 */
export async function takeScreenshot(send: Send, most: number): Promise<string> {
  const { cssVisualViewport } = Metrics.parse(await send('Page.getLayoutMetrics', {}));
  const { clientWidth: width, clientHeight: height } = cssVisualViewport;
  for (const { scale, quality } of TRIES) {
    const clip = { x: 0, y: 0, width, height, scale };
    const taken = await send('Page.captureScreenshot', { format: 'jpeg', quality, clip });
    const url = `data:image/jpeg;base64,${Shot.parse(taken).data}`;
    if (url.length <= most) return url;
  }
  throw new Error('The picture of the screen is too large');
}
