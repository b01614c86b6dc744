import { parseArgs } from 'node:util';

import { checkExport } from './check-export.js';

const USAGE = 'node verify-export.mjs <export.ndjson> [--key <fingerprint>] [--head <head>]';

const NAMES = new Set(['--key', '--head']);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Binds the value of an option to its name: one head in 64 begins with a dash, and alone it would
 * count as an option.
 */
const bound = (args: readonly string[]): string[] =>
  args.flatMap((arg, at) => {
    if (NAMES.has(args[at - 1] ?? '')) return [];
    return NAMES.has(arg) && at + 1 < args.length ? [`${arg}=${args[at + 1]}`] : [arg];
  });

/** The file and the options; undefined for what no one understands. */
function readArguments(args: string[]) {
  try {
    const options = { key: { type: 'string' }, head: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({
      args: bound(args),
      options,
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    const isUsable = file !== undefined && more.length === 0 && !Object.values(values).includes('');
    return isUsable ? { file, key: values.key, head: values.head } : undefined;
  } catch {
    return undefined;
  }
}

/** The exit code: 0 if all is covered, 1 if not, 2 where nothing can be checked. */
async function verifyExport(): Promise<number> {
  const asked = readArguments(process.argv.slice(2));
  if (asked === undefined) {
    complain(USAGE);
    return 2;
  }
  try {
    const { statement, signer, rules } = await checkExport(asked.file, asked);
    const { scope, events, madeAt } = statement;
    const { uncovered, verified, head } = rules;
    const what = scope?.all ? 'the whole log' : `all of ${String(scope?.correlationId)}`;
    const isWhole = uncovered === 0;
    say(`${isWhole ? 'Whole' : 'Not whole yet'}: ${events} events, ${what}, exported ${madeAt}.`);
    say(`${verified} of them are as they were checkpointed.`);
    if (!isWhole) {
      say(`${uncovered} of its last minute were not checkpointed yet: export it again.`);
    }
    if (head !== null) say(`Head: ${head}`);
    say(`Signed by ${signer}${asked.key ? ', as was noted' : ': compare it with --key'}.`);
    return isWhole ? 0 : 1;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      complain(`There is no ${asked.file}`);
      return 2;
    }
    const reason = error instanceof SyntaxError ? 'a line is no JSON' : message;
    complain(`Not to be trusted: ${reason}.`);
    return 1;
  }
}

process.exitCode = await verifyExport();
