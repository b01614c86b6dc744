import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

const CUTS = /text-overflow|textOverflow|\bnoWrap\b/u;

/** Files that cut texts in another way, each with the reason. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'webclient/src/design/OneLine.module.css': 'the one way',
  'console/src/layout/OneLine.tsx': 'the one way',
  'webclient/src/design/Select.module.css': 'a list of the browser, which sets directions itself',
  'webclient/src/media/components/DeviceSelects.module.css': 'the same',
  'webclient/src/features/board/panel/BoardPanel.module.css': 'the same, of documents',
  'webclient/src/features/chat/composer/TypingLine.module.css':
    'a sentence of the program, in which names are shortened before',
};

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

const cutting = sourceFiles().filter(
  (file) =>
    /^(?:webclient|console)\//.test(file) &&
    /\.(?:css|tsx?)$/.test(file) &&
    !/\.spec\.tsx?$/.test(file) &&
    CUTS.test(read(file)),
);

test('texts that are too long are cut at their own end, and shown in full on hover', () => {
  expect(cutting.filter((file) => OTHERWISE[file] === undefined)).toEqual([]);
});

test('each other way to cut a text is still taken', () => {
  expect(Object.keys(OTHERWISE).filter((file) => !cutting.includes(file))).toEqual([]);
});

test.each(['webclient/src/design/OneLine.tsx', 'console/src/layout/OneLine.tsx'])(
  'the one way in %s sets the direction and the title',
  (file) => {
    expect(read(file)).toContain('dir="auto" title={children}');
  },
);
