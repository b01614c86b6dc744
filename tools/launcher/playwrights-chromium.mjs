import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FailedCommand, quietly } from './command.mjs';
import { root } from './root.mjs';
import { explain } from './steps.mjs';

/** A slow line takes minutes for it; without an end a line that hangs would hold all tests. */
const FETCHED_WITHIN_MS = 300_000;

/**
 * Finds the Chromium that Playwright keeps in the user's cache, and has Playwright fetch it where
 * it is not there yet. This needs no root, on any system that Playwright knows.
 * @param {(path: string, probe: string) => boolean} starts
 * @returns {Promise<string | undefined>} its path, or undefined where it cannot be had
 */
export async function playwrightsChromium(starts) {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  const isUsable = () => existsSync(path) && starts(path, '--version');
  if (isUsable()) return path;
  console.log('Fetching the Chromium of Playwright');
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  try {
    const install = [cli, 'install', '--no-shell', 'chromium'];
    await quietly('Playwright', [process.execPath, install], undefined, {
      withinMs: FETCHED_WITHIN_MS,
    });
  } catch (error) {
    if (!(error instanceof FailedCommand)) throw error;
    explain(error);
  }
  return isUsable() ? path : undefined;
}
