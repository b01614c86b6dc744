import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

import { filesOf, sliceOf, wiringOf } from './slice/slice.js';

const templates = fileURLToPath(new URL('slice/', import.meta.url));
const style = { singleQuote: true, trailingComma: 'all', printWidth: 100 };
const formatted = (path, text) => format(text, { ...style, filepath: path });

/** `npm run new -- slice <context> <name>`: see docs/adding-a-slice.md. */
export default function generators(plop) {
  const root = plop.getDestBasePath();

  plop.setGenerator('slice', {
    description:
      'Something that administrators list, make, rename and delete: from its events to its screens',
    prompts: [
      { type: 'input', name: 'context', message: 'Its context, such as devices' },
      { type: 'input', name: 'name', message: 'What one of them is called, such as parking-space' },
    ],
    actions: ({ context, name }) => {
      const slice = sliceOf(root, context, name);
      return [
        ...filesOf(slice).map(({ path, template }) => ({
          type: 'add',
          path: join(root, path),
          templateFile: join(templates, `${template}.template`),
          data: slice,
          transform: (text) => formatted(path, text),
        })),
        ...wiringOf(slice).map(({ path, wire }) => ({
          type: 'modify',
          path: join(root, path),
          transform: (text) => formatted(path, wire(text)),
        })),
      ];
    },
  });
}
