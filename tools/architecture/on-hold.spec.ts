import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/** Controls of a call that a person on hold can use, each with the reason. */
const ON_HOLD: Readonly<Record<string, string>> = {
  'toggle-microphone': 'sets what is sent after the hold',
  'toggle-camera': 'the same',
  'leave-call': 'a way out',
  'end-call': 'a way out',
  'hand-back': 'a way out, by the desk',
  'more-controls': 'of this page alone',
  volume: 'of this page alone',
  quieter: 'of this page alone',
  louder: 'of this page alone',
  'change-layout': 'of this page alone',
  'turn-camera': 'of this page alone',
  'toggle-portrait': 'of this page alone',
  'full-screen': 'of this page alone',
  'toggle-people': 'shows what the page knows',
  'toggle-folder': 'the documents of the session are for its members also outside of its call',
  'toggle-chat': 'hold keeps from picture and sound, not from writing (ADR 0127)',
  'take-payment': 'a terminal takes it, not the call',
};

interface Control {
  readonly id: string;
  readonly live: boolean;
}

const controls: readonly Control[] = sourceFiles()
  .filter((file) => /^webclient\/src\/.*\.tsx$/.test(file) && !file.endsWith('.spec.tsx'))
  .flatMap((file) => readFileSync(join(projectRoot, file), 'utf8').split('<RoundButton').slice(1))
  .map((after) => after.split(/\n\s*\/>/)[0] ?? '')
  .flatMap((control) => {
    const [, id] = /data-testid="([\w-]+)"/.exec(control) ?? [];
    return id === undefined ? [] : [{ id, live: /\n\s*live\n/.test(`${control}\n`) }];
  });

test('each control of a call works on hold, or says why it does not', () => {
  expect(controls.length).toBeGreaterThan(20);
  const wrong = controls.filter(({ id, live }) => live === (ON_HOLD[id] !== undefined));
  expect(wrong).toEqual([]);
});

test('each control that works on hold is still there', () => {
  const ids = controls.map(({ id }) => id);
  expect(Object.keys(ON_HOLD).filter((id) => !ids.includes(id))).toEqual([]);
});
