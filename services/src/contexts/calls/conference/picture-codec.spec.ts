import { describe, expect, test } from '@jest/globals';

import { pictureCodecWith } from './picture-codec.js';

describe('the codec of the pictures of a call', () => {
  test('is H264 while all participants can show it', () => {
    expect(pictureCodecWith('h264', ['vp8', 'h264'])).toBe('h264');
  });

  test('becomes VP8 with the first page that cannot show H264', () => {
    expect(pictureCodecWith('h264', ['vp8'])).toBe('vp8');
  });

  test('stays VP8 when others come', () => {
    expect(pictureCodecWith('vp8', ['h264', 'vp8'])).toBe('vp8');
  });

  test('stays as it is with a page that does not say what it can show', () => {
    expect(pictureCodecWith('h264')).toBe('h264');
  });
});
