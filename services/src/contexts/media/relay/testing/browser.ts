import { chromium, type Browser } from 'playwright-core';

/** Settings with which Chromium has a camera and a microphone that need no one's leave, and stays on this machine. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream=fps=30',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
  '--allow-loopback-in-peer-connection',
];

/** Chromium where it usually is; `FOYER_TEST_CHROMIUM` names another place. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.FOYER_TEST_CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: chromiumArguments,
  });
