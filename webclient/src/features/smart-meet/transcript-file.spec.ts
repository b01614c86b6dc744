import { expect, test } from '@jest/globals';

import { asCaptions, asText, stamp } from './transcript-file.js';

const start = '2026-03-02T10:00:00.000Z';
const said = [
  {
    ...{ displayName: 'Kim', baseText: 'Good morning', startTime: '2026-03-02T10:00:01.200Z' },
    endTime: '2026-03-02T10:00:02.500Z',
  },
  {
    ...{ displayName: null, baseText: 'a <b> --> c & d', startTime: '2026-03-02T11:01:00.000Z' },
    endTime: '2026-03-02T11:01:00.000Z',
  },
];

test('a transcript is saved as text', () => {
  expect(asText(said, start, 'Visitor')).toBe(
    '[00:00:01] Kim: Good morning\n[01:01:00] Visitor: a <b> --> c & d\n',
  );
});

test('it is saved as subtitles, in which nothing that was said is markup', () => {
  expect(asCaptions(said, start, 'Visitor')).toBe(
    [
      'WEBVTT\n',
      '00:00:01.200 --> 00:00:02.500\n<v Kim>Good morning\n',
      '01:01:00.000 --> 01:01:00.001\n<v Visitor>a &lt;b&gt; --&gt; c &amp; d\n',
    ].join('\n'),
  );
});

test('times never go below the beginning', () => {
  expect(stamp(-5)).toBe('00:00:00.000');
});
