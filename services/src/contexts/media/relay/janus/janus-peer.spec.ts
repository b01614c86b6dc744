import { EventEmitter } from 'node:events';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { JanusPeer } from './janus-peer.js';

describe('A connection of Janus with a browser', () => {
  let asked: object[];
  let handle: EventEmitter;
  let peer: JanusPeer;

  beforeEach(() => {
    asked = [];
    handle = Object.assign(new EventEmitter(), {
      configure: async (how: object) => {
        asked.push(how);
        return {};
      },
      detach: async () => undefined,
    });
    peer = new JanusPeer(
      { connectMs: 60_000, stallMs: 60_000 },
      { ended: () => undefined, released: () => undefined },
    );
    peer.take(handle);
  });
  afterEach(() => peer.close());

  const hears = (type: 'audio' | 'video', receiving: boolean) =>
    handle.emit('handle_media', { mid: type === 'audio' ? '0' : '1', type, receiving });

  it('given pictures that come again: asks for a whole one, since some were lost', () => {
    hears('video', true);
    expect(asked).toEqual([]);
    hears('video', false);
    expect(asked).toEqual([]);
    hears('video', true);
    expect(asked).toEqual([{ keyframe: true }]);
  });

  it('given sound that comes again: asks for nothing', () => {
    hears('audio', false);
    hears('audio', true);
    expect(asked).toEqual([]);
  });
});
