#!/usr/bin/env node
// Verifies an export of Foyer's log. Needs nothing but this file and Node.js 18 or later:
//
//   node verify-export.mjs export.ndjson --key <fingerprint> --head <head>
//
// It checks that the file is as it was signed, by the key whose fingerprint was noted, and that every event in it is as
// it was checkpointed when it happened. `--head` is one that was noted before: the log must go on from it. The rules are
// those of `foyer audit verify`. Ends with 0 if all is covered, with 1 if not, with 2 where nothing can be checked.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const sha256 = (text) => createHash('sha256').update(text).digest('base64url');

/** Canonical JSON, RFC 8785. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${fields.join(',')}}`;
}

/** What an event is, as one hash. Its position is left out: a log keeps its chain when it moves to another store. */
const leafOf = ({ data, id, metadata, revision, stream, type }) =>
  sha256(canonical({ data, id, metadata, revision, stream, type }));

/** Checkpoints are a second apart; a slow disk may need longer. */
const COVERED_WITHIN_MS = 60_000;

class ErrorAnswer extends Error {}

/** Holds events to the checkpoints among them. */
class Chain {
  constructor(isWhole) {
    this.isWhole = isWhole;
    this.pending = [];
    this.checkpointed = 0;
    this.head = null;
    this.heads = new Set();
    this.last = '';
    this.revisions = new Map();
  }

  take(event) {
    if (
      event.position <= this.last ||
      !/[1-9]/.test(event.position) ||
      event.position.includes('-')
    )
      throw new ErrorAnswer(`the event at ${event.position} is out of its place`);
    this.last = event.position;
    if (this.isWhole) this.checkRevision(event);
    if (event.stream === 'log-seals') this.checkCheckpoint(event);
    this.pending.push({ event, leaf: leafOf(event) });
  }

  /** Revisions of a stream have no gaps, which shows the loss of what was never checkpointed. */
  checkRevision({ stream, revision, position }) {
    const next = this.revisions.get(stream) ?? 0;
    if (revision !== next)
      throw new ErrorAnswer(
        `${stream} goes on with ${revision} in place of ${next} at ${position}`,
      );
    this.revisions.set(stream, next + 1);
  }

  checkCheckpoint({ data: { head, ...body }, position }) {
    if (sha256(canonical(body)) !== head)
      throw new ErrorAnswer(`the checkpoint at ${position} was changed`);
    const leaves = body.leaves.split(' ');
    if (this.isWhole) this.checkRun(leaves, body.previousHead, position);
    else this.checkSome(new Set(leaves));
    this.head = head;
    this.heads.add(head);
  }

  /** In a whole log each checkpoint follows the one before it, and covers exactly what happened since. */
  checkRun(leaves, previousHead, position) {
    if (previousHead !== this.head)
      throw new ErrorAnswer(`the checkpoint at ${position} follows another one`);
    for (const [index, leaf] of leaves.entries()) {
      const found = this.pending[index];
      if (found?.leaf !== leaf) {
        const where = found ? `at ${found.event.position}` : `before the checkpoint at ${position}`;
        throw new ErrorAnswer(`an event ${where} is not the one that was checkpointed`);
      }
    }
    this.pending.splice(0, leaves.length);
    this.checkpointed += leaves.length;
  }

  /** In a part of a log a checkpoint covers some of what came before it, and only checkpoints may stay without one. */
  checkSome(leaves) {
    const before = this.pending.length;
    this.pending = this.pending.filter(({ leaf }) => !leaves.has(leaf));
    this.checkpointed += before - this.pending.length;
  }

  get uncovered() {
    return this.pending.filter(({ event }) => event.stream !== 'log-seals');
  }

  /** What is older has to be covered: checkpoints were deleted otherwise, or events replayed with their old time. */
  checkCovered(madeAt) {
    const overdue = this.uncovered.find(
      ({ event }) => Date.parse(madeAt) - Date.parse(event.metadata.at) > COVERED_WITHIN_MS,
    );
    if (overdue)
      throw new ErrorAnswer(`no checkpoint covers the event at ${overdue.event.position}`);
  }

  checkHead(noted) {
    if (noted !== undefined && !this.heads.has(noted))
      throw new ErrorAnswer(
        'the head that was noted is not in it: its end was cut off, or it was written again',
      );
  }
}

/** The lines of a file with whether each is the last one. */
async function* linesOf(file) {
  let line;
  for await (const next of createInterface({ input: createReadStream(file), crlfDelay: 0 })) {
    if (line !== undefined) yield { line, isLast: false };
    line = next;
  }
  if (line !== undefined) yield { line, isLast: true };
}

function checkStatement(line, { count, digest, fingerprint }) {
  const { signature, ...statement } = JSON.parse(line);
  if (statement.foyerExport !== 1) throw new ErrorAnswer('its end is missing');
  if (statement.events !== count) throw new ErrorAnswer('events are missing, or there are more');
  if (statement.sha256 !== digest) throw new ErrorAnswer('it is not as it was written');
  if (!signature || !statement.publicKey) throw new ErrorAnswer('it is not signed');
  const spki = Buffer.from(statement.publicKey, 'base64url');
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  const text = Buffer.from(JSON.stringify(statement));
  if (key.asymmetricKeyType !== 'ed25519') throw new ErrorAnswer('it is signed in an unknown way');
  if (!verify(null, text, key, Buffer.from(signature, 'base64url'))) {
    throw new ErrorAnswer('its signature does not fit');
  }
  const signer = createHash('sha256').update(spki).digest('base64url');
  if (fingerprint !== undefined && fingerprint !== signer) {
    throw new ErrorAnswer(`it was signed by another key, ${signer}`);
  }
  return { ...statement, signer };
}

async function verifyExport(file, { key, head }) {
  // What an export holds is said at its end, so the end is read first.
  let last;
  for await (const { line, isLast } of linesOf(file)) if (isLast) last = line;
  if (last === undefined) throw new ErrorAnswer('it is empty');
  const chain = new Chain(JSON.parse(last).scope?.all === true);
  const hash = createHash('sha256');
  let count = 0;
  for await (const { line, isLast } of linesOf(file)) {
    if (isLast) break;
    hash.update(`${line}\n`);
    count += 1;
    chain.take(JSON.parse(line));
  }
  const digest = hash.digest('base64url');
  const statement = checkStatement(last, { count, digest, fingerprint: key });
  chain.checkCovered(statement.madeAt);
  chain.checkHead(head);
  return { ...statement, chain };
}

const USAGE = 'node verify-export.mjs <export.ndjson> [--key <fingerprint>] [--head <head>]';

/** The file and the options; undefined for what no one understands. */
function readArguments([file, ...rest]) {
  const given = {};
  for (let at = 0; at < rest.length; at += 2) {
    const [name, value] = [rest[at], rest[at + 1]];
    if (!['--key', '--head'].includes(name) || !value) return undefined;
    given[name.slice(2)] = value;
  }
  return file && { file, given };
}

const asked = readArguments(process.argv.slice(2));
if (!asked) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const { events, madeAt, signer, scope, chain } = await verifyExport(asked.file, asked.given);
  const what = scope.all ? 'the whole log' : `all of ${scope.correlationId}`;
  const waiting = chain.uncovered.length;
  console.log(
    `${waiting ? 'Not whole yet' : 'Whole'}: ${events} events, ${what}, exported ${madeAt}.`,
  );
  console.log(`${chain.checkpointed} of them are as they were checkpointed.`);
  if (waiting > 0)
    console.log(`${waiting} of its last minute were not checkpointed yet: export it again.`);
  if (chain.head !== null) console.log(`Head: ${chain.head}`);
  console.log(
    `Signed by ${signer}${asked.given.key ? ', as was noted' : ': compare it with --key'}.`,
  );
  if (waiting > 0) process.exitCode = 1;
} catch (error) {
  if (error.code === 'ENOENT') {
    console.error(`There is no ${asked.file}`);
    process.exit(2);
  }
  const reason = error instanceof SyntaxError ? 'a line is no JSON' : error.message;
  console.error(`Not to be trusted: ${reason}.`);
  process.exit(1);
}
