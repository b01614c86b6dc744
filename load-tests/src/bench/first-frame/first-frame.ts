import { chromium } from 'playwright-core';

import type { BenchContext, Benchmark, Findings } from '../benchmark.js';
import { interleave } from '../interleave.js';
import { median, quantile } from '../statistics.js';
import { BareCall } from './bare-call.js';
import type { FirstFrame } from './frame-clock.js';
import { ProductCall } from './product-call.js';
import { serve } from './served.js';

/** Calls of each kind in a round. */
const CALLS = 6;
/** Both sides of the product's goal. */
const AT_MOST = 1.3;

const p95 = (values: readonly number[]): number => quantile(values, 0.95);

/** P12: how long after the click that accepts a visitor the visitor is seen. */
export const firstFrame: Benchmark = {
  id: 'first-frame',
  question:
    'How long after the click is the first remote picture decoded, compared with a minimal page on the same Janus?',
  run,
};

async function run({ rounds, folder, say }: BenchContext): Promise<Findings> {
  const served = await serve(folder);
  const browser = await chromium.launch({
    executablePath: process.env.FOYER_TEST_CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      '--use-fake-device-for-media-stream=fps=30',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      '--disable-features=WebRtcHideLocalIpsWithMdns',
      '--allow-loopback-in-peer-connection',
    ],
  });
  const minimal = await BareCall.set(browser, served);
  try {
    const product = await ProductCall.set(browser, served);
    const seen = { ours: [] as FirstFrame[], bare: [] as FirstFrame[] };
    const keep = (list: FirstFrame[], found: FirstFrame): number => {
      list.push(found);
      return found.total;
    };
    const [ours, bare] = await interleave(
      [
        {
          name: 'the product',
          unit: 'ms',
          measure: async () => keep(seen.ours, await product.measure()),
          combine: p95,
        },
        {
          name: 'bare Janus',
          unit: 'ms',
          measure: async () => keep(seen.bare, await minimal.measure()),
          combine: p95,
        },
      ],
      { rounds, pieces: CALLS },
      say,
    );
    return {
      samples: [ours, bare],
      goals: [
        {
          name: 'click to first remote picture, p95 of a round',
          ours,
          baseline: bare,
          target: { atMost: AT_MOST },
        },
      ],
      facts: {
        'calls a round': CALLS,
        chromium: browser.version(),
        'stages, the product': stages(seen.ours),
        'stages, bare Janus': stages(seen.bare),
      },
    };
  } finally {
    minimal.close();
    await browser.close();
    await served.stop();
  }
}

/** Returns the medians of the stages on the receiving connection. */
function stages(all: readonly FirstFrame[]): string {
  const at = (step: keyof FirstFrame): string => median(all.map((each) => each[step])).toFixed(0);
  return `connection made ${at('made')} ms, offered ${at('offered')} ms, up ${at('connected')} ms, first picture ${at('total')} ms`;
}
