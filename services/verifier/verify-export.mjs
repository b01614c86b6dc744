#!/usr/bin/env node
// Verifies an export of Foyer's log. Needs nothing but this file and Node.js 22 or later:
//
//   node verify-export.mjs export.ndjson --key <fingerprint> --head <head>
//
// It checks that the file is unchanged since its signature, by the key of the noted fingerprint.
// It also checks that each event is as it was when its checkpoint was written. `--head` is a head
// that was noted before: the log must continue from it. The rules are those of `foyer audit verify`,
// in the same code. Ends with 0 if all is covered, with 1 if not, with 2 if nothing can be checked.
// Written by `npm run gen`.
import { parseArgs } from "node:util";
import { createHash, createPublicKey, hash, verify } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

// node_modules/canonicalize/lib/canonicalize.js
function canonicalize(object, seen = /* @__PURE__ */ new Set()) {
	if (typeof object === "number" && isNaN(object)) throw new Error("NaN is not allowed");
	if (typeof object === "number" && !isFinite(object)) throw new Error("Infinity is not allowed");
	if (object === null || typeof object !== "object") return JSON.stringify(object);
	if (typeof object.toJSON === "function") {
		if (seen.has(object)) throw new Error("Circular reference detected");
		seen.add(object);
		const result = canonicalize(object.toJSON(), seen);
		seen.delete(object);
		return result;
	}
	if (seen.has(object)) throw new Error("Circular reference detected");
	seen.add(object);
	let result;
	if (Array.isArray(object)) result = `[${object.map((cv) => {
		return canonicalize(cv === void 0 || typeof cv === "symbol" ? null : cv, seen);
	}).join(",")}]`;
	else {
		const parts = [];
		for (const key of Object.keys(object).sort()) {
			if (object[key] === void 0 || typeof object[key] === "symbol") continue;
			parts.push(`${canonicalize(key)}:${canonicalize(object[key], seen)}`);
		}
		result = `{${parts.join(",")}}`;
	}
	seen.delete(object);
	return result;
}

// services/event-log/src/chain/canonical-json.ts
/** Keys that an object rebuilt would hold in another order, or not at all. */
const MISPLACED = /^(?:\d|__proto__$)/;
const LEFT_TO_LIBRARY = Symbol("left to the library");
/**
* A value as canonical JSON (RFC 8785). It is copied with its keys in order and written by the
* engine. This takes little more than half of the library's time, and every event pays that time at
* its checkpoint. Values that a copy cannot show are left to the library.
* @throws Error for numbers that JSON does not know.
*/
function canonicalJson(value) {
	const copy = inOrder(value);
	return (copy === LEFT_TO_LIBRARY ? canonicalize(value) : JSON.stringify(copy)) ?? "";
}
function inOrder(value) {
	if (typeof value === "number" && !Number.isFinite(value)) return LEFT_TO_LIBRARY;
	if (typeof value !== "object" || value === null) return value;
	if ("toJSON" in value) return LEFT_TO_LIBRARY;
	if (Array.isArray(value)) {
		const elements = value.map(inOrder);
		return elements.includes(LEFT_TO_LIBRARY) ? LEFT_TO_LIBRARY : elements;
	}
	const fields = value;
	const copy = {};
	for (const key of Object.keys(fields).sort()) {
		const field = MISPLACED.test(key) ? LEFT_TO_LIBRARY : inOrder(fields[key]);
		if (field === LEFT_TO_LIBRARY) return LEFT_TO_LIBRARY;
		copy[key] = field;
	}
	return copy;
}

// services/event-log/src/chain/leaf-hash.ts
/** SHA-256 of a value as canonical JSON (RFC 8785), in base64url: 43 characters. */
function hashOf(value) {
	return hash("sha256", canonicalJson(value), "base64url");
}
/**
* Returns an event's hash: SHA-256 of the canonical JSON of its data, id, metadata, revision,
* stream and type. Its position is left out: a log keeps its chain when it moves to a store with
* other numbers. The checkpoints keep the order.
*/
function leafHash({ stream, revision, id, type, data, metadata }) {
	return hashOf({
		data,
		id,
		metadata,
		revision,
		stream,
		type
	});
}

// services/event-log/src/chain/chained-event.ts
function chainedEvent(event) {
	const { stream, revision, position } = event;
	return {
		stream,
		revision,
		position,
		leaf: leafHash(event)
	};
}

// services/event-log/src/chain/checkpoint.ts
/** The stream that holds all checkpoints. */
const CHECKPOINT_STREAM = "log-seals";
/** The type of a checkpoint's event. */
const LOG_SEALED = "LogSealed";
const isText = (value) => typeof value === "string";
const isHash = (value) => typeof value === "string" && value.length === 43;
/** Each field of a checkpoint, and which values it may have. */
const FIELDS = {
	from: isText,
	to: isText,
	count: (value) => Number.isSafeInteger(value) && Number(value) > 0,
	previousHead: (value) => value === null || isHash(value),
	leaves: isText,
	positions: isText,
	streams: (value) => Array.isArray(value) && value.every(isText),
	places: isText,
	head: isHash
};
/**
* The data of an event as a checkpoint, undefined where it is none. Plain, so that auditors can
* read it whole.
*/
function readCheckpoint(data) {
	const isKnown = Object.keys(data).every((field) => Object.hasOwn(FIELDS, field));
	const isComplete = Object.entries(FIELDS).every(([field, isValid]) => isValid(data[field]));
	return isKnown && isComplete ? data : void 0;
}
/** True if a checkpoint's head is the hash of the rest of it. */
function isCheckpointWhole({ head, ...body }) {
	return head === hashOf(body);
}
/** The events of a checkpoint, spelled out. */
function checkpointedEvents(checkpoint) {
	const positions = checkpoint.positions.split(" ");
	const places = checkpoint.places.split(" ");
	return checkpoint.leaves.split(" ").map((leaf, index) => {
		const [stream, revision] = (places[index] ?? "").split(":").map(Number);
		return {
			leaf,
			position: positions[index] ?? "",
			stream: checkpoint.streams[stream ?? -1] ?? "",
			revision: revision ?? -1
		};
	});
}

// services/event-log/src/chain/log-rules.ts
/** Checkpoints are a second apart; a slow disk may need longer. */
const COVERED_WITHIN_MS = 6e4;
/**
* The rules by which every verifier checks a log, one event after the other: the server, and the
* one file for auditors outside. This code reads no files, and needs only Node.js.
*/
var LogRules = class {
	isWhole;
	onEvent;
	/** Events that are as they were checkpointed. */
	verified = 0;
	/** Head of the last checkpoint. */
	head = null;
	#pending = [];
	#last = "";
	#lastAt = "";
	#turn = 0;
	#revisions = /* @__PURE__ */ new Map();
	#gap;
	/** @param isWhole whether the events are the whole log, or a part of it with its checkpoints. */
	constructor(isWhole, onEvent = () => void 0) {
		this.isWhole = isWhole;
		this.onEvent = onEvent;
	}
	/** Events that no checkpoint covers yet, checkpoints among them. */
	get unchecked() {
		return this.#pending.length;
	}
	/** Those of them that are no checkpoints: while there are any, not all is vouched for. */
	get uncovered() {
		return this.#pending.filter(({ stream }) => stream !== CHECKPOINT_STREAM).length;
	}
	/** Takes the next event of the log. */
	take(event) {
		const { position, stream, metadata } = event;
		if (position <= this.#last || !/^\d*[1-9]\d*$/.test(position)) return {
			rule: "order",
			event
		};
		this.#last = position;
		this.#noteGap(event);
		const breach = stream === "log-seals" ? this.#checkCheckpoint(event) : void 0;
		if (breach !== void 0) return breach;
		if (metadata.at > this.#lastAt) this.#lastAt = metadata.at;
		const chained = chainedEvent(event);
		this.onEvent(chained);
		this.#pending.push({
			...chained,
			at: metadata.at
		});
	}
	/**
	* Says what the end of the log breaks.
	* @param now the time that ages are counted to, unless an event is later.
	* @param coveredWithinMs an event that is older has to be covered: anyone who deletes the newest
	* checkpoints would otherwise leave a log that says that it is whole.
	*/
	end(now, coveredWithinMs = COVERED_WITHIN_MS) {
		const until = Date.parse(now > this.#lastAt ? now : this.#lastAt);
		const overdue = this.#pending.find(({ stream, at }) => stream !== "log-seals" && until - Date.parse(at) > coveredWithinMs);
		if (overdue) return {
			rule: "covered",
			event: overdue
		};
		return this.isWhole ? this.#gap : void 0;
	}
	#noteGap(event) {
		const expected = this.#revisions.get(event.stream) ?? 0;
		this.#revisions.set(event.stream, event.revision + 1);
		if (event.revision !== expected) this.#gap ??= {
			rule: "revisions",
			event,
			expected
		};
	}
	#checkCheckpoint(event) {
		const checkpoint = event.type === "LogSealed" ? readCheckpoint(event.data) : void 0;
		if (!checkpoint || !isCheckpointWhole(checkpoint)) return {
			rule: "checkpoint",
			event
		};
		if (this.isWhole) {
			const breach = this.#checkRun(event, checkpoint);
			if (breach) return breach;
		} else this.#coverSome(checkpoint);
		this.head = checkpoint.head;
	}
	/**
	* In a whole log each checkpoint follows the one before it, and covers exactly what happened
	* since.
	*/
	#checkRun(event, checkpoint) {
		const turn = this.#turn;
		if (event.revision !== turn) return {
			rule: "turn",
			event,
			turn
		};
		if (checkpoint.previousHead !== this.head) return {
			rule: "head",
			event
		};
		const [checkpointed, found] = [checkpointedEvents(checkpoint), this.#pending];
		if (checkpointed.some(({ leaf }, at) => leaf !== found[at]?.leaf)) return {
			rule: "leaves",
			event,
			checkpointed,
			found
		};
		this.#pending = found.slice(checkpointed.length);
		this.verified += checkpointed.length;
		this.#turn += 1;
	}
	/** In a part of a log a checkpoint covers some of what came before it. */
	#coverSome(checkpoint) {
		const leaves = new Set(checkpoint.leaves.split(" "));
		const before = this.#pending.length;
		this.#pending = this.#pending.filter(({ leaf }) => !leaves.has(leaf));
		this.verified += before - this.#pending.length;
	}
};

// services/src/verifier/breach-text.ts
/** Says for an auditor which rule a log breaks, and where. */
function breachText(breach) {
	const { position, stream, revision } = breach.event;
	switch (breach.rule) {
		case "order": return `the event at ${position} is out of its place`;
		case "checkpoint": return `the checkpoint at ${position} was changed`;
		case "turn": return `a checkpoint before the one at ${position} is missing`;
		case "head": return `the checkpoint at ${position} follows another one`;
		case "covered": return `no checkpoint covers the event at ${position}`;
		case "revisions": return `${stream} goes on with ${revision} in place of ${breach.expected} at ${position}`;
		case "leaves": {
			const { checkpointed, found } = breach;
			const other = found[checkpointed.findIndex(({ leaf }, at) => leaf !== found[at]?.leaf)];
			return `an event ${other ? `at ${other.position}` : `before the checkpoint at ${position}`} is not the one that was checkpointed`;
		}
	}
}

// services/src/verifier/statement.ts
/** An export that is not to be trusted, and the reason. */
var NotToBeTrusted = class extends Error {};
/**
* The fingerprint of the one who signed.
* @throws NotToBeTrusted where the file is not as it was signed, or another one signed it.
*/
function signerOf({ signature, ...statement }, { count, digest, key }) {
	if (statement.foyerExport !== 1) throw new NotToBeTrusted("its end is missing");
	if (statement.events !== count) throw new NotToBeTrusted("events are missing, or there are more");
	if (statement.sha256 !== digest) throw new NotToBeTrusted("it is not as it was written");
	if (!signature || !statement.publicKey) throw new NotToBeTrusted("it is not signed");
	const spki = Buffer.from(statement.publicKey, "base64url");
	const publicKey = createPublicKey({
		key: spki,
		format: "der",
		type: "spki"
	});
	if (publicKey.asymmetricKeyType !== "ed25519") throw new NotToBeTrusted("it is signed in an unknown way");
	const text = Buffer.from(JSON.stringify(statement));
	if (!verify(null, text, publicKey, Buffer.from(signature, "base64url"))) throw new NotToBeTrusted("its signature does not fit");
	const signer = createHash("sha256").update(spki).digest("base64url");
	if (key !== void 0 && key !== signer) throw new NotToBeTrusted(`it was signed by another key, ${signer}`);
	return signer;
}

// services/src/verifier/check-export.ts
/**
* Holds an export to the rules of the log and to what was noted.
* @throws NotToBeTrusted
*/
async function checkExport(file, { key, head }) {
	const statement = await lastLineOf(file);
	const rules = new LogRules(statement.scope?.all === true);
	const hash = createHash("sha256");
	let [count, isContinued] = [0, head === void 0];
	for await (const { line, isLast } of linesOf(file)) {
		if (isLast) break;
		hash.update(`${line}\n`);
		count += 1;
		demandKept(rules.take(JSON.parse(line)));
		isContinued ||= rules.head === head;
	}
	const signer = signerOf(statement, {
		count,
		digest: hash.digest("base64url"),
		key
	});
	demandKept(rules.end(statement.madeAt));
	if (statement.verdict?.ok === false) throw new NotToBeTrusted(`its installation found it broken at ${String(statement.verdict.position)}`);
	if (!isContinued) throw new NotToBeTrusted("the head that was noted is not in it: its end was cut off, or it was written again");
	return {
		statement,
		signer,
		rules
	};
}
function demandKept(breach) {
	if (breach !== void 0) throw new NotToBeTrusted(breachText(breach));
}
async function lastLineOf(file) {
	for await (const { line, isLast } of linesOf(file)) if (isLast) return JSON.parse(line);
	throw new NotToBeTrusted("it is empty");
}
/** The lines of a file with whether each is the last one. */
async function* linesOf(file) {
	let line;
	for await (const next of createInterface({
		input: createReadStream(file),
		crlfDelay: 0
	})) {
		if (line !== void 0) yield {
			line,
			isLast: false
		};
		line = next;
	}
	if (line !== void 0) yield {
		line,
		isLast: true
	};
}

// services/src/verifier/verify-export.ts
const USAGE = "node verify-export.mjs <export.ndjson> [--key <fingerprint>] [--head <head>]";
const NAMES = /* @__PURE__ */ new Set(["--key", "--head"]);
const say = (line) => void process.stdout.write(`${line}\n`);
const complain = (line) => void process.stderr.write(`${line}\n`);
/**
* Binds the value of an option to its name: one head in 64 begins with a dash, and alone it would
* count as an option.
*/
const bound = (args) => args.flatMap((arg, at) => {
	if (NAMES.has(args[at - 1] ?? "")) return [];
	return NAMES.has(arg) && at + 1 < args.length ? [`${arg}=${args[at + 1]}`] : [arg];
});
/** The file and the options; undefined for what no one understands. */
function readArguments(args) {
	try {
		const { values, positionals } = parseArgs({
			args: bound(args),
			options: {
				key: { type: "string" },
				head: { type: "string" }
			},
			allowPositionals: true
		});
		const [file, ...more] = positionals;
		return file !== void 0 && more.length === 0 && !Object.values(values).includes("") ? {
			file,
			key: values.key,
			head: values.head
		} : void 0;
	} catch {
		return;
	}
}
/** The exit code: 0 if all is covered, 1 if not, 2 where nothing can be checked. */
async function verifyExport() {
	const asked = readArguments(process.argv.slice(2));
	if (asked === void 0) {
		complain(USAGE);
		return 2;
	}
	try {
		const { statement, signer, rules } = await checkExport(asked.file, asked);
		const { scope, events, madeAt } = statement;
		const { uncovered, verified, head } = rules;
		const what = scope?.all ? "the whole log" : `all of ${String(scope?.correlationId)}`;
		const isWhole = uncovered === 0;
		say(`${isWhole ? "Whole" : "Not whole yet"}: ${events} events, ${what}, exported ${madeAt}.`);
		say(`${verified} of them are as they were checkpointed.`);
		if (!isWhole) say(`${uncovered} of its last minute were not checkpointed yet: export it again.`);
		if (head !== null) say(`Head: ${head}`);
		say(`Signed by ${signer}${asked.key ? ", as was noted" : ": compare it with --key"}.`);
		return isWhole ? 0 : 1;
	} catch (error) {
		const { code, message } = error;
		if (code === "ENOENT") {
			complain(`There is no ${asked.file}`);
			return 2;
		}
		const reason = error instanceof SyntaxError ? "a line is no JSON" : message;
		complain(`Not to be trusted: ${reason}.`);
		return 1;
	}
}
process.exitCode = await verifyExport();

export {  };