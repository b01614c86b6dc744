import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DataFolder, jsonLines } from './testing/data-folder.js';

const id = (last: string) => `019a0000-0000-7000-8000-0000000000${last}`;
const [portalId, memberId, visitId, offerId] = [id('0a'), id('0b'), id('0c'), id('0d')];
const time = (second: number) => `2026-03-04T05:06:${String(second).padStart(2, '0')}.000Z`;

describe('foyer routing replay', () => {
  let folder: DataFolder;
  const happen = (stream: string, type: string, data: object) =>
    folder.happen({ stream, type, data, actor: { type: 'system', id: 'test' } });
  const offered = (agentId: string) =>
    happen(`line-${portalId}`, 'VisitorOffered', {
      portalId,
      visitId,
      offerId,
      agentId,
      expiresAt: time(30),
      callLogic: 'fewer-breaks',
      seed: 0,
      chosenBecause: 'only-candidate',
      candidates: [{ agentId: memberId, breaksToday: 0, lastCallEndedAt: null, idleMs: null }],
      notAsked: [],
    });

  beforeEach(async () => {
    folder = await DataFolder.make();
    await happen(`portal-${portalId}`, 'PortalActivated', { portalId });
    await happen(`portal-${portalId}`, 'PortalMemberAdded', { portalId, memberId });
    await happen(`desk-${memberId}`, 'DeskOpened', { memberId, at: time(0) });
    await happen(`line-${portalId}`, 'VisitorJoinedLine', {
      portalId,
      visitId,
      joinedAt: time(10),
    });
  });
  afterEach(() => folder.remove());

  test('decides every offer once more, and says what another rule would have done', async () => {
    await offered(memberId);
    const { code, out } = await folder.foyer('routing', 'replay', '--queue', portalId, '--json');
    expect(code).toBe(0);
    expect(jsonLines(out)).toMatchObject([
      { visitId, agentId: memberId, isReproduced: true, isInTurn: true },
      { waits: [{ waits: 'as they were' }, { waits: 'with fewer-breaks', served: 1 }] },
    ]);
    const other = await folder.foyer('routing', 'replay', '--queue', portalId, '--rule', 'random');
    expect(other.out).toMatch(/with random +1 +0 /);
  });

  test('ends with 1 where an offer comes out differently, and knows no other portals', async () => {
    await offered(id('0e'));
    expect(await folder.foyer('routing', 'replay', '--queue', portalId)).toMatchObject({
      code: 1,
      about: expect.stringMatching(/1 of 1 come out differently/),
    });
    expect(await folder.foyer('routing', 'replay', '--queue', id('0f'))).toMatchObject({ code: 1 });
  });
});
