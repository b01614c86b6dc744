import { describe, expect, test } from '@jest/globals';

import {
  figuresOf,
  kindsOfRoom,
  namingTheField,
  tableOf,
  withoutCommand,
} from './house-figures.mjs';

const file = (path: string, text = '') => ({ path, text });
const at = (path: string) => file(`services/src/contexts/${path}`);

describe('the figures of the structure', () => {
  test('count product without specs, journeys and test support', () => {
    const long = 'line\n'.repeat(20);
    const [files, lines, small] = figuresOf(
      [
        file('console/src/a.ts', long),
        file('console/src/a.css', 'line\n'),
        file('webclient/src/b.tsx', 'line\nline\n'),
        file('console/src/a.spec.ts', long),
        file('console/src/testing/c.ts', long),
        file('tools/journeys/d.ts', long),
        file('README.md', long),
      ],
      5,
    );
    expect([files?.now, lines?.now, small?.now]).toEqual([3, 23, 1]);
  });

  test('count the kinds of room that several contexts have, also in their parts', () => {
    const product = [
      ...[at('visits/api/a.ts'), at('portals/domain/deep/b.ts'), at('visits/visits.module.ts')],
      ...[at('calls/conference/c.ts'), at('identity/members/api/d.ts')],
      ...[at('identity/sign-in/domain/e.ts'), at('identity/sign-in/mails/f.ts')],
      ...[at('identity/sign-in/api/h.ts'), at('visits/line/i.ts')],
      file('services/src/platform/http/g.ts'),
    ];
    expect(kindsOfRoom(product)).toEqual(['api', 'domain']);
    expect(kindsOfRoom([...product, at('calls/line/i.ts')])).toEqual(['api', 'domain', 'line']);
  });

  test('name the files of commands that declare none', () => {
    const declaring = file('services/src/contexts/calls/call/end.command.ts', 'defineCommand({})');
    const product = [
      ...[at('calls/streams.ts'), at('calls/commands.ts'), declaring],
      ...[at('calls/call/end.ts'), at('calls/call/leave.command.ts')],
      file('services/src/cli/show.command.ts'),
    ];
    expect(withoutCommand(product).map(({ path }) => path)).toEqual([
      'services/src/contexts/calls/call/leave.command.ts',
    ]);
  });

  test('name the files of a field of devices, and not those of members', () => {
    const files = [
      file('contracts/src/devices/details.ts', 'zipCode: z.string()'),
      file('contracts/openapi.json', '"zipCode"'),
      file('console/src/identity/members/en.ts', 'zipCode'),
      file('docs/a.md', 'zipCode'),
      file('tools/launcher/a.spec.ts', 'zipCode'),
      file('console/src/devices/other.ts', 'zipCodes'),
    ];
    expect(namingTheField(files)).toHaveLength(2);
  });

  test('are told with what they were and what they are to be', () => {
    const rows = [
      { figure: 'files', before: 3989, now: 3600, goal: 3600 },
      { figure: 'rooms', before: 25, now: 8, goal: 7 },
    ];
    expect(tableOf(rows)).toBe(
      [
        'figure  before    now   goal',
        'files    3,989  3,600  3,600  met',
        'rooms       25      8      7',
      ].join('\n'),
    );
  });
});
