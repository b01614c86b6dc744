import { join } from 'node:path';
import { format } from 'oxfmt';

import { contextsIn, policiesIn, policyFor } from './slice/contexts.js';
import { filesOf, sliceOf } from './slice/slice.js';
import { wiringOf } from './slice/wiring.js';

const style = { singleQuote: true, trailingComma: 'all', printWidth: 100 };
const formatted = async (path, text) => (await format(path, text, style)).code;

/** `npm run new -- slice <context> <name> ...`: see docs/adding-a-slice.md. */
export default function generators(plop) {
  const root = plop.getDestBasePath();

  plop.setGenerator('slice', {
    description:
      'Something that administrators list, make, rename and delete: from its events to its screens',
    prompts: [
      { type: 'input', name: 'context', message: `Its context: ${contextsIn(root).join(', ')}` },
      { type: 'input', name: 'name', message: 'What one of them is called, such as parking-space' },
      {
        type: 'list',
        name: 'policy',
        message: 'The right that it asks for',
        choices: policiesIn(root),
        default: ({ context }) => policyFor(root, context),
      },
      { type: 'input', name: 'german', message: 'In German, such as der Stellplatz' },
      { type: 'input', name: 'germans', message: 'Several of them, such as Stellplätze' },
    ],
    actions: (answers) => {
      const slice = sliceOf(root, answers);
      const { changes, files } = wiringOf(slice);
      return [
        ...[...filesOf(slice), ...files].map(({ path, text }) => ({
          type: 'add',
          path: join(root, path),
          // Texts come as they are: a brace in them is no place for a name.
          template: '',
          transform: () => formatted(path, text),
        })),
        ...changes.map(({ path, wire }) => ({
          type: 'modify',
          path: join(root, path),
          transform: (text) => formatted(path, wire(text)),
        })),
      ];
    },
  });
}
