import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

interface Way {
  /** Another way to do the job. */
  readonly other: RegExp;
  /** The one way, for the reader of a failure. */
  readonly use: string;
  readonly planted: readonly string[];
  readonly harmless: readonly string[];
  /** The files that are the one way. */
  readonly except?: RegExp;
}

/** Jobs for which the project has one way, with the other ways that grew before. */
const ONE_WAY: Readonly<Record<string, Way>> = {
  'deep equality': {
    other:
      /JSON\.stringify\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)\s*[!=]==|[!=]==\s*JSON\.stringify\(|\bisDeepStrictEqual\b|from '(?:dequal|fast-deep-equal|lodash[^']*|react-fast-compare)'/,
    use: 'isSameValue of @foyer/contracts/schema',
    planted: [
      'if (JSON.stringify(one) === JSON.stringify(other)) return;',
      'return JSON.stringify([...before(one)]) !== other;',
      'return known === JSON.stringify(other);',
      "import { isDeepStrictEqual } from 'node:util';",
      "import isEqual from 'lodash/isEqual';",
    ],
    harmless: ['storage.setItem(KEY, JSON.stringify(one));', 'if (isSameValue(a, b)) return;'],
  },
  'limiting rates': {
    other:
      /from 'rate-limiter-flexible'|\b(?:class|interface|type) \w*(?:Quota|Limiter|RateLimit)s?\b|\/ 1_?000\) \* (?:this\.)?#?\w*(?:perSecond|PER_SECOND)/,
    use: '@Spends, Budget or TokenBucket of #platform/http/admission',
    planted: [
      "import { RateLimiterMemory } from 'rate-limiter-flexible';",
      'export class GuestQuota {',
      'const back = ((now - this.at) / 1000) * perSecond;',
    ],
    harmless: ['@Spends(EXPORTS)', 'export class GuestBudget extends AddressBudget {'],
    // The daemon of a kiosk shares no code with the server.
    except: /^(?:services\/src\/platform\/http\/admission\/|device-agent\/)/,
  },
  'subscribing to what happens': {
    // `subscribe` is the word of React for a store of one value, and of the log.
    other:
      /^ +(?:abstract |async |override |readonly )*(?!(?:on[A-Z]\w*|subscribe|add|constructor)\W)#?\w+(?:: )?\((?:listener|handler): /m,
    use: 'a method on<What>(listener), which returns what ends it where it can end',
    planted: [
      '  listen(listener: (signal: Signal) => void): () => void {',
      '  readonly whenUp: (listener: () => void) => () => void;',
    ],
    harmless: [
      '  onSignal(listener: (signal: Signal) => void): () => void {',
      '  subscribe(listener: () => void): () => void {',
    ],
  },
  'making a Fastify': {
    other: /\bfastify\((?!WITHOUT_SCHEMAS\b)|new FastifyAdapter\(\)/,
    use: 'WITHOUT_SCHEMAS of #platform/http, which spares a start the compilers of schemas',
    planted: ['const http = fastify();', 'const http = fastify({ logger: false });'],
    harmless: ['const http = fastify(WITHOUT_SCHEMAS);', "import fastify from 'fastify';"],
    // The server that is compared with the product is as its maker has it.
    except: /^load-tests\/src\/bench\//,
  },
};

const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) && !file.includes('/testing/') && !/\.(?:spec|d)\.tsx?$/.test(file);

const textOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

test.each(Object.entries(ONE_WAY))('%s has one way', (_job, { other, use, except }) => {
  const found = sourceFiles()
    .filter((file) => isProduct(file) && except?.test(file) !== true)
    .filter((file) => other.test(textOf(file)));
  expect({ use, found }).toEqual({ use, found: [] });
});

test.each(Object.entries(ONE_WAY))('the rule finds other ways of %s', (_job, way) => {
  expect(way.planted.filter((code) => !way.other.test(code))).toEqual([]);
  expect(way.harmless.filter((code) => way.other.test(code))).toEqual([]);
});
