import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/** Makers of parts that come late, one a workspace: each says so where a part does not come. */
const MAKERS = ['console/src/layout/lazyPage.ts', 'webclient/src/app/prepared.tsx'];

const texts = new Map(
  sourceFiles()
    .filter(
      (file) => /^(?:webclient|console)\/src\/.*\.tsx?$/.test(file) && !file.includes('.spec.'),
    )
    .map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')]),
);
const filesWith = (pattern: RegExp) =>
  [...texts].flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).toSorted();

describe('parts of pages that are loaded late', () => {
  test('are made in one place, where each has a frame of its own to fail in', () => {
    expect(filesWith(/\blazy\b[^;]* from 'react'|React\.lazy/)).toEqual(MAKERS);
    expect(filesWith(/\bprepared\(/).length).toBeGreaterThan(20);
  });

  test('fail as a bare button only among the buttons of a call: elsewhere none says for what it is', () => {
    expect(filesWith(/look: 'inline'/)).toEqual([
      'webclient/src/media/components/CallStage.tsx',
      'webclient/src/media/recording/CallRecording.tsx',
    ]);
  });

  test('are fetched with a call where a call may want them', () => {
    const inCalls = /^webclient\/src\/(?:media|features\/(?:board|chat|documents|polls))\//;
    const beforeCalls = ['CheckDevices', 'DeviceMirror'].map(
      (part) => `webclient/src/media/components/${part}.tsx`,
    );
    const forgotten = [...texts]
      .filter(([file]) => inCalls.test(file) && !beforeCalls.includes(file))
      .flatMap(([file, text]) =>
        text
          .split(/\bprepared(?:<[^>]*>)?\(/)
          .slice(1)
          .filter((made) => !made.slice(0, made.indexOf(');')).includes('inCall: true'))
          .map((made) => `${file}: ${made.slice(0, 60)}`),
      );
    expect(forgotten).toEqual([]);
  });
});
