const on = new URLSearchParams(globalThis.location.search).get('debug') === 'true';

/**
 * Writes to the browser's console on a page that was opened with `?debug=true`, and nowhere else.
 */
export function debug(topic: string, ...details: readonly unknown[]): void {
  if (on) globalThis.console.log(`[${topic}]`, ...details);
}
