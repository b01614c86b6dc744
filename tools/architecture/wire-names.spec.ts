import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot, sourceFiles } from './project.js';

/** The package for developers speaks by the published document: its example is run against it. */
const BY_DOCUMENT = 'sdk/';
/** A path of the API between quotes; a path in a comment is for people. */
const PATH = /^(?!\s*(?:\*|\/[/*])).*['"`}]\/api\/(?:v2|profile|app-setting)\b/;

/**
 * Specs say what is expected on the wire, so that a renamed path is noticed; everything else asks
 * the contracts.
 */
const speaks = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.spec\.tsx?$/.test(file) &&
  !file.startsWith('contracts/') &&
  !file.startsWith(BY_DOCUMENT);

const pathsIn = (content: string): string[] =>
  content.split('\n').filter((line) => PATH.test(line));

describe('paths of the API', () => {
  test('are written down in the contracts alone', () => {
    const found = sourceFiles()
      .filter(speaks)
      .flatMap((file) =>
        pathsIn(readFileSync(join(projectRoot, file), 'utf8')).map((line) => `${file}: ${line}`),
      );
    expect(found).toEqual([]);
  });

  test.each(["  fetch('/api/v2/queue')", '  fetch(`${origin}/api/v2/${name}`)'])(
    'are found elsewhere: %s',
    (line) => {
      expect(pathsIn(line)).toEqual([line]);
    },
  );
});
