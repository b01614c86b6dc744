import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WAYS_OUT, type WayOut } from '@foyer/contracts/documents';
import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/** The reasons for which code that could remove a document removes no signed one. */
type Because = WayOut | 'adds only' | 'never listed' | 'asks nothing by itself';

const services = 'services/src/contexts';
const documents = `${services}/documents`;

/**
 * All code by which a document leaves its place, with the way out for which it asks
 * `whyDocumentStays`. A new way needs a row here, and one in `ways-out.int.spec.ts`.
 */
const ways: Readonly<Record<string, Because>> = {
  [`${documents}/api/documents.controller.ts`]: 'asked',
  [`${documents}/api/call-documents.controller.ts`]: 'asked',
  [`${services}/sessions/api/session-documents.controller.ts`]: 'asked',
  [`${services}/sessions/domain/delete-session.ts`]: 'with-session',
  [`${documents}/reactions/delete-documents-of-people-who-are-forgotten.ts`]: 'forgotten',
  [`${services}/identity/erasure/domain/document-eraser.service.ts`]: 'forgotten',
  'projections/src/documents/documents.ts': 'forgotten',
  'projections/src/sessions/sessions.evolve.ts': 'forgotten',
  [`${services}/chat/reactions/delete-documents-with-their-message.ts`]: 'with-message',
  [`${documents}/reactions/delete-drafts-that-are-never-sent.ts`]: 'unsent',
  [`${documents}/reactions/delete-signed-documents-that-have-expired.ts`]: 'expired',
  // A signature that was withdrawn meanwhile: its document was never signed.
  [`${services}/board/domain/sign-document.command.ts`]: 'never listed',
  // An upload that was refused.
  [`${documents}/domain/upload-document.command.ts`]: 'never listed',
  [`${services}/board/api/board-exports.controller.ts`]: 'adds only',
  [`${services}/board/domain/board-beginnings.service.ts`]: 'adds only',
  [`${services}/chat/domain/publish-drafts.service.ts`]: 'adds only',
  // Those who give these commands are above, and the commands ask for each of them.
  [`${documents}/domain/delete-document.command.ts`]: 'asks nothing by itself',
  [`${documents}/domain/change-call-documents.command.ts`]: 'asks nothing by itself',
  [`${documents}/domain/document.ts`]: 'asks nothing by itself',
  [`${documents}/domain/call-documents.ts`]: 'asks nothing by itself',
  [`${services}/sessions/domain/documents.command.ts`]: 'asks nothing by itself',
  [`${services}/sessions/domain/session-documents.ts`]: 'asks nothing by itself',
};

/** Code of the back end that removes a document, or takes it out of a list. */
const REMOVALS: readonly RegExp[] = [
  /\b(?:execute\(|new )(?:DeleteDocument|ChangeCallDocuments|ChangeSessionDocuments)\b/,
  /\bdefineCommand\(\{\s+name: '(?:DeleteDocument|ChangeCallDocuments|ChangeSessionDocuments)'/,
  /\bchangeCallDocuments\(/,
  /(?<!=== )'(?:DocumentDeleted|SessionDocumentTakenAway|SessionDocumentDeleted|CallDocumentsChanged)'(?:,| :)/,
  /type: 'SessionDeleted'/,
  /isDelete: true \}/,
];
/** Removal of a file, in code that knows the files of documents. */
const FILES = /\b(?:session-document|call-document|documents?)\b/i;
const REMOVES_FILES = /\bfiles\.remove\(/;
/** Files of other kinds, which are removed in contexts of their own. */
const OTHER_FILES = /avatar|recording|smart-meet|portals|settings|devices/;

const files = sourceFiles().filter(
  (file) =>
    /^(?:services|projections)\/src\//.test(file) &&
    /(?<!\.spec)\.ts$/.test(file) &&
    !file.includes('/testing/'),
);
const textOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

test('all code by which a document goes is known, with the way out that it takes', () => {
  const found = files.filter((file) => {
    const text = textOf(file);
    const removesFile = REMOVES_FILES.test(text) && FILES.test(text) && !OTHER_FILES.test(file);
    return removesFile || REMOVALS.some((removal) => removal.test(text));
  });
  expect(found.sort()).toEqual(Object.keys(ways).sort());
});

test('each way out is taken by some code', () => {
  const taken = new Set(Object.values(ways));
  expect(WAYS_OUT.filter((way) => !taken.has(way))).toEqual([]);
});

test('the commands that remove documents ask why one stays', () => {
  for (const command of [
    'domain/delete-document.command.ts',
    'domain/change-call-documents.command.ts',
  ]) {
    expect(textOf(`${documents}/${command}`)).toContain('documentHolds.on(');
  }
  expect(textOf(`${services}/sessions/domain/documents.command.ts`)).toContain('documentHolds.on(');
  expect(textOf(`${services}/sessions/domain/delete-session.command.ts`)).toContain('isKeptFor(');
});
