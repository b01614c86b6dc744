import type { VisitView } from '@foyer/contracts/visits';

import { ConnectionLine } from '#app/ConnectionLine.js';
import type { Wire } from '#wire/wire.js';
import { patienceWith } from './waiting/patience-with.js';

/** Says that a visitor's connection is lost, and how long the visit waits for its return. */
export function VisitConnection({ wire, view }: { wire: Wire; view: VisitView }) {
  return <ConnectionLine channel={wire.channel('application')} waitsMs={patienceWith(view)} />;
}
