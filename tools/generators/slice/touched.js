import { contextsIn, policyFor } from './contexts.js';
import { sliceOf } from './slice.js';
import { wiringOf } from './wiring.js';

/** `npm run gen` writes a new slice's calls into it. */
const GENERATED = 'contracts/openapi.json';

/** The files that exist and that a new slice touches, in the context where they are most. */
export function filesTouchedBy(root) {
  const touched = contextsIn(root).map((context) => {
    const policy = policyFor(root, context);
    const words = { name: 'sample-slice', german: 'das Muster', germans: 'Muster' };
    const slice = sliceOf(root, { context, policy, ...words });
    return [...wiringOf(slice).changes.map(({ path }) => path), GENERATED];
  });
  return touched.reduce((most, paths) => (paths.length > most.length ? paths : most), []);
}
