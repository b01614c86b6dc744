import { expect, test } from '@jest/globals';

import { LocalMedia, type Beginning } from './local-media.js';

class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
}

const begun = (begins: Partial<Beginning>, storage = new MemoryStorage()) =>
  new LocalMedia(undefined, storage as unknown as Storage, undefined, undefined, {
    ...{ camera: true, microphone: true, quality: null },
    ...begins,
  });

test('camera and microphone begin as they are set', () => {
  expect(begun({}).state.get()).toMatchObject({ cameraOn: true, microphoneOn: true });
  expect(begun({ camera: false }).state.get()).toMatchObject({
    cameraOn: false,
    microphoneOn: true,
  });
  expect(begun({ microphone: false }).state.get()).toMatchObject({ microphoneOn: false });
});

test('a quality that is set holds until another is chosen on this browser', async () => {
  const storage = new MemoryStorage();
  expect(begun({ quality: 'SD' }, storage).state.get().limits.picture.height).toBe(480);
  await begun({ quality: 'SD' }, storage).choose({ quality: 'Low' });
  expect(begun({ quality: 'SD' }, storage).state.get().limits.picture.height).toBe(240);
});
