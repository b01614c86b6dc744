import { contextsIn, policyFor } from './contexts.js';
import { sliceOf } from './slice.js';
import { wiringOf } from './wiring.js';

/** `npm run gen` writes a new slice's calls into it. */
const GENERATED = 'contracts/openapi.json';

/** It explains the name of a slice, and takes nothing into the program. */
const GLOSSARY = 'docs/glossary.md';

/**
 * The files that exist and that take a new slice into the program, in the context where they are
 * most.
 */
export function filesTouchedBy(root) {
  const touched = contextsIn(root).map((context) => {
    const policy = policyFor(root, context);
    const words = { name: 'sample-slice', german: 'das Muster', germans: 'Muster' };
    const slice = sliceOf(root, { context, policy, ...words });
    const changed = wiringOf(slice).changes.map(({ path }) => path);
    return [...changed.filter((path) => path !== GLOSSARY), GENERATED];
  });
  return touched.reduce((most, paths) => (paths.length > most.length ? paths : most), []);
}
