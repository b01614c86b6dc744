import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/**
 * The id of an actor that is no person, as `connection.actor.id` is: a page is always a person's.
 */
const ACTOR_ID = /(?<!connection\.)\bactor\.id\b/;
const EXECUTED = /\bexecute\(\s*([A-Z]\w+)/g;

/** Commands of the program that look at who gives them, by what they do with it. */
const LOOK: Readonly<Record<string, string>> = {
  DeleteDocument: 'compares it with the uploader, and lets the program delete',
  StartReconciliation: 'notes a member alone',
  RecordClosingStep: 'compares it with the device, and lets the program record',
  RecordProgress: 'compares it with the device, and lets the program record',
  RecordAnswer: 'compares it with the device, and lets the program record',
  AbortPayment: 'notes a member alone',
};

const textOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const files = sourceFiles().filter(
  (file) => file.startsWith('services/src/contexts/') && /(?<!\.spec)\.ts$/.test(file),
);
const reactions = files.filter((file) => file.includes('/reactions/'));

/**
 * Consequences of the program's acts were once recorded as acts of a person of its name, and failed
 * permanently.
 */
test('no reaction and no job takes the id of an actor for that of a person', () => {
  expect(reactions.length).toBeGreaterThan(50);
  expect(reactions.filter((file) => ACTOR_ID.test(textOf(file)))).toEqual([]);
});

test('commands that the program gives do not note its name as a person', () => {
  const given = new Set(
    reactions.flatMap((file) => [...textOf(file).matchAll(EXECUTED)].map(([, name = '']) => name)),
  );
  expect(given.size).toBeGreaterThan(40);
  const definedIn = (name: string): readonly string[] =>
    files.filter((file) => textOf(file).includes(`export const ${name} = defineCommand(`));
  const looking = [...given].filter((name) =>
    definedIn(name).some((file) => ACTOR_ID.test(textOf(file))),
  );
  expect(looking.toSorted()).toEqual(Object.keys(LOOK).toSorted());
});
