import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { ServerProcess } from '../../server-process.js';
import type { Benchmark } from '../benchmark.js';
import { interleave, type Subject } from '../interleave.js';
import { median } from '../statistics.js';
import { BARE_PAGE, buildPage, MINIMAL_CONSOLE, writePage } from './build-page.js';
import { weighFirstLoad } from './first-load.js';
import { openGuestPage } from './guest-page.js';
import { weighGuestPage } from './guest-scripts.js';
import { measurePage, type PageVitals } from './page-vitals.js';
import { serveFolder } from './serve-folder.js';
import { CONSOLE } from './workspaces.js';

const KILOBYTE = 1_000;
/** The size of a visitor's page of a well-known video conference. */
const LARGE_PAGE_KB = 700;

/**
 * The modules of the console's first page in addition to those of all its pages: one language,
 * and the list of portals.
 */
const CONSOLE_FIRST = ['src/i18n/english.ts', 'src/portals/PortalList.tsx'];

/** P14: the weight of pages, and the time until a visitor sees the first one. */
export const web: Benchmark = {
  id: 'web',
  question: 'What do the pages weigh, and how soon is the visitor’s first page there?',
  async run({ rounds, folder, say }) {
    say('bundling');
    const consoles = await weighConsoles(folder);
    const guest = await weighGuestPage();
    const bare = await writePage(join(folder, 'bare'), BARE_PAGE);
    const pages = await serveFolder(await buildPage(bare, '/', join(folder, 'bare-built')));
    const server = await ServerProcess.start(join(folder, 'data'));
    const browser = await launchBrowser();
    try {
      const seen: PageVitals[] = [];
      const [ours, baseline] = await interleave(
        [
          painting('LCP of the visitor’s page', browser, await openGuestPage(server), seen),
          painting('LCP of a bare React page', browser, pages.origin, []),
        ],
        { rounds },
        say,
      );
      const rest = seen.slice(-rounds);
      const cls = rest.map((vitals) => vitals.cls);
      const blocked = rest.map(({ blockedMs }) => blockedMs);
      return {
        samples: [
          ours,
          baseline,
          { name: 'CLS of the visitor’s page', unit: '', values: cls },
          { name: 'TBT of the visitor’s page', unit: 'ms', values: blocked },
          consoles.ours,
          consoles.minimal,
        ],
        goals: [
          { name: 'P14 LCP / bare React page', ours, baseline, target: { atMost: 1.25 } },
          {
            name: 'P14 console / minimal react-admin',
            ours: consoles.ours,
            baseline: consoles.minimal,
            target: { atMost: 1.15 },
          },
        ],
        limits: [
          limit('visitor’s page before the call', guest.bytes / KILOBYTE, 'kB gzip', 150),
          limit('the same, of 700 kB', guest.bytes / KILOBYTE / LARGE_PAGE_KB, 'parts', 0.25),
          limit('scripts of the call among it', guest.ofTheCall.length, 'files', 0),
          limit('median LCP', median(ours.values), 'ms', 2_500),
          limit('largest CLS', Math.max(...cls), '', 0.05),
          limit('median TBT', median(blocked), 'ms', 200),
        ],
        facts: { browser: browser.version(), throttling: 'none; the server is on this machine' },
      };
    } finally {
      await browser.close();
      await server.discard();
      await pages.end();
    }
  },
};

const limit = (name: string, value: number, unit: string, atMost: number) => ({
  name,
  value,
  unit,
  atMost,
});

function painting(name: string, browser: Browser, url: string, seen: PageVitals[]): Subject {
  const measure = async (): Promise<number> => {
    const vitals = await measurePage(browser, url);
    seen.push(vitals);
    return vitals.lcpMs;
  };
  return { name, unit: 'ms', measure };
}

/** Both built in this run, by the same program with the same settings. */
async function weighConsoles(folder: string) {
  const minimal = await writePage(join(folder, 'minimal'), MINIMAL_CONSOLE);
  const weigh = async (name: string, root: string, parts: readonly string[]) => {
    const built = await buildPage(root, '/vblh/console/', join(folder, `${name}-built`));
    return { name, unit: 'kB gzip', values: [(await weighFirstLoad(built, parts)) / KILOBYTE] };
  };
  return {
    ours: await weigh('console', CONSOLE, CONSOLE_FIRST),
    minimal: await weigh('minimal react-admin', minimal, []),
  };
}

function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.FOYER_TEST_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}
