import { describe, expect, test } from '@jest/globals';
import type { ReceivedFlow } from '@foyer/contracts/calls';

import { judgeReceipt, type Receipt } from './judge-receipt.js';

const now = 1_000_000;
const said = (part: Partial<ReceivedFlow>, ago = 500): Receipt['said'] => ({
  at: now - ago,
  flow: {
    ...{ connectionId: 'camera', audioStillMs: 0, videoStillMs: 0, packetsStillMs: 0, ...part },
  },
});
const receipt = (part: Partial<Receipt>): Receipt => ({
  ...{ flowsSince: now - 60_000, said: said({}), mayRest: false },
  ...part,
});
const nothing = { audioStillMs: 3_000, videoStillMs: 3_000, packetsStillMs: 3_000 };
const verdict = (part: Partial<Receipt>, track: 'audio' | 'video' = 'video') =>
  judgeReceipt(track, receipt(part), now);
const unknown = { flows: null };
const flows = { flows: true };
const lost = { flows: false, cause: 'receipt', stillMs: 3_000 };

describe('A track that is sent', () => {
  test('is lost on the way once nothing has arrived for three seconds', () => {
    expect([verdict({}), verdict({}, 'audio')]).toEqual([flows, flows]);
    const short = { ...nothing, packetsStillMs: 2_900, videoStillMs: 2_900 };
    expect(verdict({ said: said(short) })).toEqual(flows);
    expect(verdict({ said: said(nothing) })).toEqual(lost);
    expect(verdict({ said: said(nothing) }, 'audio')).toEqual(lost);
  });

  test('is lost where its pictures alone, or its sound alone, stand still', () => {
    expect(verdict({ said: said({ videoStillMs: 3_000 }) })).toEqual(lost);
    expect(verdict({ said: said({ videoStillMs: 3_000 }) }, 'audio')).toEqual(flows);
    expect(verdict({ said: said({ audioStillMs: 3_000 }) }, 'audio')).toEqual(lost);
  });

  test('is not judged while it is not sent, or is so for less than three seconds', () => {
    expect(verdict({ said: said(nothing), flowsSince: null })).toEqual(unknown);
    expect(verdict({ said: said(nothing), flowsSince: now - 2_900 })).toEqual(unknown);
  });

  test('is not judged where the receiver does not report, or its page repairs automatically', () => {
    expect(verdict({ said: undefined })).toEqual(unknown);
    expect(verdict({ said: said(nothing, 4_000) })).toEqual(unknown);
    expect(verdict({ said: said({ ...nothing, packetsStillMs: null }) })).toEqual(unknown);
  });

  test('is not judged as a picture that is out of sight', () => {
    const unseen = said({ ...nothing, videoStillMs: null });
    expect([verdict({ said: unseen }), verdict({ said: unseen }, 'audio')]).toEqual([
      unknown,
      lost,
    ]);
  });

  test('is not judged as a screen on which nothing moves', () => {
    expect(verdict({ said: said(nothing), mayRest: true })).toEqual(unknown);
    expect(verdict({ said: said({ videoStillMs: 9_000 }), mayRest: true })).toEqual(flows);
  });
});
