import { describe, expect, test } from '@jest/globals';

import { printWelcome } from './print-welcome.js';
import { Welcome } from './welcome.js';

describe('the welcome', () => {
  test('gathers lines in order, and leaves out what has nothing to say', async () => {
    const welcome = new Welcome();
    welcome.add('Staff', (origin) => `${origin}/vblh/`);
    welcome.add('Sign in once', () => undefined);
    welcome.add('Portal', async (origin) => `${origin}/vblh/web-client-v2/queue/lobby`);
    const lines = await welcome.lines('http://localhost:3000');
    expect(lines).toEqual([
      { label: 'Staff', text: 'http://localhost:3000/vblh/' },
      { label: 'Portal', text: 'http://localhost:3000/vblh/web-client-v2/queue/lobby' },
    ]);
    let text = '';
    printWelcome({ write: (part) => (text += part) }, lines, 1.234);
    expect(text.replace(/\u001b\[\d+m/g, '')).toBe(
      '\n  Foyer is ready (1.2 s)\n\n' +
        '  Staff   http://localhost:3000/vblh/\n' +
        '  Portal  http://localhost:3000/vblh/web-client-v2/queue/lobby\n\n',
    );
  });
});
