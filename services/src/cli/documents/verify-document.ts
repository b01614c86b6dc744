import { readFile } from 'node:fs/promises';

import type { PadEvidence, SealDifference, SealVerdict } from '#contexts/board';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import { padLines } from './pad-lines.js';

const REASONS = {
  'not-sealed':
    'It is not sealed: it was not signed in a call, or was written again by another program.',
  changed: 'It was changed after it was signed.',
  extended: 'Something was added after it was signed.',
} as const;
const STATES = {
  intact: 'unchanged',
  other: 'matches; made by another program',
  changed: 'broken, or of a kind that is not read here',
} as const;

/**
 * `foyer documents verify`: whether a document is unchanged, each of its signatures, and whose
 * seals they are. It needs the file and the sealer's key alone: no log, no vault and no network.
 * @throws CommandFailed for what was changed, and where it is not known who sealed it
 */
export async function verifyDocument(
  terminal: Terminal,
  file: string,
  keyFile: string | undefined,
): Promise<void> {
  const content = await read(file);
  // Reading certificates is not needed by other commands.
  const { fingerprintsIn, judgePad, readPadEvidence, verifySeal } = await import('#contexts/board');
  const verdict = verifySeal(content);
  const known =
    keyFile === undefined ? undefined : fingerprintsIn((await read(keyFile)).toString('utf8'));
  if (known?.size === 0) throw new CommandFailed(`${keyFile} holds no certificate or fingerprint.`);
  const isKeptOnce = !(await tellSignatures(terminal, content, verdict, known));
  if (!verdict.isIntact) throw new CommandFailed(REASONS[verdict.because]);
  terminal.line('The document is unchanged since it was signed.');
  terminal.line(`Sealed by ${verdict.fingerprint}`);
  // Files that were signed before each signature kept its own have one for the whole.
  const evidence = isKeptOnce ? await readPadEvidence(content) : undefined;
  if (evidence) {
    for (const line of padLines(evidence, judgePad(evidence))) terminal.line(line);
  }
  if (known === undefined) {
    throw new CommandFailed(
      'It is not known who sealed it: anybody can make such a seal. Compare by --key with what `foyer documents key` says where it was signed.',
    );
  }
  if (!known.has(verdict.fingerprint)) {
    throw new CommandFailed('It is not known who sealed it: the key that was given is another.');
  }
  terminal.line('It was sealed with the key that was given.');
}

async function read(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new CommandFailed(`${file} cannot be read.`);
  });
}

/**
 * Says each signature, and what was changed from one to the next. True where one was drawn on a
 * pad.
 */
async function tellSignatures(
  terminal: Terminal,
  content: Buffer,
  verdict: SealVerdict,
  known: ReadonlySet<string> | undefined,
): Promise<boolean> {
  const { judgePad, padEvidenceOfEach, whatChanged } = await import('#contexts/board');
  const pads = await padEvidenceOfEach(content).catch(() => new Map<number, PadEvidence>());
  const { signatures } = verdict;
  const sealer = verdict.isIntact ? verdict.fingerprint : null;
  for (const [at, { state, fingerprint, end }] of signatures.entries()) {
    const whose =
      known && fingerprint !== null && known.has(fingerprint) ? ', by the key given' : '';
    const by = fingerprint === null ? '' : `; sealed by ${fingerprint}${whose}`;
    terminal.line(`Signature ${at + 1} of ${signatures.length}: ${STATES[state]}${by}`);
    // Only what the sealer of the whole has written is known to be of a pad.
    const pad = state === 'intact' && fingerprint === sealer ? pads.get(end) : undefined;
    for (const line of pad ? padLines(pad, judgePad(pad)) : []) terminal.line(`  ${line}`);
    const next = signatures[at + 1];
    const until = next?.end ?? content.length;
    if (until <= end) continue;
    const changes = await whatChanged(content.subarray(0, end), content.subarray(0, until)).catch(
      () => null,
    );
    terminal.line(`  Added after it: ${changes === null ? 'unreadable' : changesLine(changes)}`);
  }
  return pads.size > 0;
}

function changesLine(changes: readonly SealDifference[]): string {
  if (changes.length === 0) return 'nothing that is seen';
  return changes.map((one) => WORDS[one.what](one as never)).join(', ');
}

const WORDS = {
  'pages-added': ({ count }: { count: number }) => `${count} pages more`,
  'pages-removed': ({ count }: { count: number }) => `${count} pages fewer`,
  'page-changed': ({ page }: { page: number }) => `page ${page} is another`,
  'fields-changed': ({ page }: { page: number }) => `fields or signatures on page ${page}`,
} as const;
