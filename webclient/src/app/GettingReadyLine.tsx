import { QuietLine } from '../design/QuietLine.js';
import { useStore } from '../state/store.js';
import { gettingReady } from './getting-ready.js';

/** Says that the server is getting ready, until the page continues automatically. */
export function GettingReadyLine() {
  const said = useStore(gettingReady);
  return said === undefined ? null : <QuietLine>{said}</QuietLine>;
}
