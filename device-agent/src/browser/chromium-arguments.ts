/**
 * Returns the arguments of the kiosk's browser; `further` come last, so that they take
 * precedence.
 */
export function chromiumArguments(profile: string, further: readonly string[]): string[] {
  return [
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--kiosk',
    '--no-first-run',
    '--no-default-browser-check',
    '--noerrdialogs',
    '--disable-session-crashed-bubble',
    '--hide-crash-restore-bubble',
    '--disable-component-update',
    '--disable-sync',
    '--disable-pinch',
    '--overscroll-history-navigation=0',
    '--password-store=basic',
    // Calls ring and films play without a touch before.
    '--autoplay-policy=no-user-gesture-required',
    // A page in the background, as under a system dialog, keeps its timers.
    '--disable-background-timer-throttling',
    '--disable-renderer-backgrounding',
    '--disable-backgrounding-occluded-windows',
    // The page speaks to this agent on the loopback interface without a question to a person.
    '--disable-features=Translate,LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets',
    ...further,
    // The start address carries a secret and is given over the pipe: arguments are seen by every
    // user of the machine.
    'about:blank',
  ];
}
