import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/** Rules on how things are declared: where they hold, what breaks them, and one line that does. */
const RULES = [
  {
    rule: 'commands and queries have no handlers by hand',
    where: /^services\/src\/contexts\/.*\.ts$/,
    breach: /@(?:Command|Query)Handler\b/,
    planted: '@CommandHandler(EndCall)',
  },
  {
    rule: 'a file of the kind command declares one',
    where: /^services\/src\/contexts\/.*\.command\.ts$/,
    breach: /^(?![^]*\bdefineCommand\()/,
    planted: 'export const quota = 5;',
  },
  {
    rule: 'commands are declared in files of their kind',
    where: /^services\/src\/contexts\/(?!.*(?:\.command\.ts$|\.spec\.|\/testing\/)).*\.ts$/,
    breach: /\bdefineCommand\(/,
    planted: 'export const EndCall = defineCommand({',
  },
  {
    rule: 'what reactions write has an id that derives from what they follow from',
    where: /^services\/src\/contexts\/.*\/reactions\/(?!.*\.spec\.).*\.ts$/,
    breach: /\bofItself\(|\brandomUUID\b|\bcommandId\b|\bv[47]\(/,
    planted: 'const context = ofItself(NAME, newId.next(), visitId);',
  },
  {
    rule: 'reactions give commands by the tools of their run alone',
    where: /^services\/src\/contexts\/.*\/reactions\/(?!.*\.spec\.).*\.ts$/,
    breach: /\bCommandBus\b/,
    planted: 'constructor(private readonly commands: CommandBus) {}',
  },
  {
    rule: 'constants of a module are in upper case',
    where:
      /^(?:services|projections|console|webclient|device-agent|load-tests)\/(?!.*(?:\.spec\.|\/testing\/)).*\.tsx?$/,
    breach:
      /^(?:export )?const [a-z]\w*(?:: \w+)? = (?:-?\d[\d_.]*(?: \* [\d_]+)*|'[^']*'|true|false);$/m,
    planted: 'const longestDelayMs = 5 * 1_000;',
  },
  {
    rule: 'what a constructor only keeps is a parameter property',
    where:
      /^(?:services|projections|console|device-agent|load-tests)\/(?!.*(?:\.spec\.|\/testing\/)).*\.tsx?$/,
    breach: /constructor\([^{}]*\) \{[^}]*?\bthis\.#?(?!cause\b)(\w+) = \1;(?![^]*\bget \1\()/,
    planted: 'constructor(log: EventLog) {\n    this.#log = log;\n  }',
  },
  {
    rule: 'imports climb at most two folders and use doors beyond',
    where: /\.tsx?$/,
    breach: /\b(?:from|import|import\()\s*'(?:\.\.\/){3}/,
    planted: "import { Rejected } from '../../../platform/cqrs/index.js';",
  },
  {
    rule: 'files are named in headers by one function',
    where: /^services\/src\/(?!.*\.spec\.).*\.ts$/,
    breach: /'content-disposition': ['"`]/,
    planted: "'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,",
  },
];

describe.each(RULES)('$rule', ({ where, breach, planted }) => {
  const files = sourceFiles().filter((file) => where.test(file));

  test('holds in every file', () => {
    expect(files.length).toBeGreaterThan(10);
    const found = files.filter((file) =>
      breach.test(readFileSync(join(projectRoot, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  test('and a breach is found', () => {
    expect(planted).toMatch(breach);
  });
});
