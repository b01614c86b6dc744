import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';
import { skipWithoutPrograms } from './needed-components.mjs';
import { leaveNothingBehind } from './process-tree.mjs';

// A test that failed halfway may have left a server.
leaveNothingBehind();

/** @type {import('playwright-core').LaunchOptions} */
const OPTIONS = {
  executablePath: process.env['FOYER_TEST_CHROMIUM'] ?? '/usr/bin/chromium',
  headless: true,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-fake-device-for-media-stream=fps=10',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
    '--disable-features=WebRtcHideLocalIpsWithMdns',
    '--allow-loopback-in-peer-connection',
  ],
};

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let opened;

/**
 * Chromium with a camera and a microphone that need no one's leave, and with media that stays on
 * this machine.
 * @param {readonly string[]} [further] Arguments, for which it is a browser of the suite's own.
 * @param {{ windowed?: boolean }} [kind] The headless shell has no desktop to notify; a browser
 * with a window has one.
 */
async function openBrowser(further, { windowed = false } = {}) {
  if (further) {
    const args = [...(OPTIONS.args ?? []), ...further];
    const windowedPath = process.env['FOYER_TEST_CHROMIUM_WINDOWED'];
    return chromium.launch({
      ...OPTIONS,
      args,
      ...(windowed && windowedPath !== undefined && { executablePath: windowedPath }),
    });
  }
  const browser = await opened;
  if (browser?.isConnected()) return browser;
  opened = chromium.launch(OPTIONS);
  return opened;
}

/**
 * Debian's Firefox with a camera and a microphone of its own making. Puppeteer steers it, as
 * Playwright steers no Firefox but one that it has built itself.
 */
async function openFirefox() {
  const { default: puppeteer } = await import('puppeteer-core');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FOYER_TEST_FIREFOX'] ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
      'media.peerconnection.ice.loopback': true,
      'media.peerconnection.ice.obfuscate_host_addresses': false,
    },
  });
}

/**
 * Suites of one run share a browser, whose contexts have nothing in common, and the library that
 * steers it: both would otherwise be loaded for each file. It ends with the process.
 */
export default class BrowserEnvironment extends TestEnvironment {
  /**
   * @param {ConstructorParameters<typeof TestEnvironment>[0]} config
   * @param {ConstructorParameters<typeof TestEnvironment>[1]} context
   */
  constructor(config, context) {
    super(config, context);
    this.handleTestEvent = skipWithoutPrograms(context.testPath);
  }

  /** @override */
  async setup() {
    await super.setup();
    this.global['openBrowser'] = openBrowser;
    this.global['openFirefox'] = openFirefox;
  }
}
