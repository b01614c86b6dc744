import { describe, expect, test } from '@jest/globals';

import {
  activated,
  created,
  deleted,
  ids,
  memberAdded,
  portalAfter,
} from '../testing/portal-history.js';
import { createPortal } from './create-portal.js';

const command = {
  portalId: ids.portal,
  name: 'Reception',
  shortlink: 'reception',
  timeZone: 'Europe/Vienna',
  generatedShortlink: false,
  change: {},
} as const;
const free = { ownerId: null };

describe('creating a portal', () => {
  test('makes a closed portal and reserves its short link', () => {
    const decision = createPortal({ portal: portalAfter(), shortlink: free }, command);
    expect(decision).toMatchObject({
      events: {
        portal: [created],
        shortlink: [{ type: 'NameReserved', data: { kind: 'shortlink', ownerId: ids.portal } }],
      },
    });
    expect(portalAfter(created)).toMatchObject({ status: 'closed' });
  });

  test('sets everything else that is known in the same write', () => {
    const change = { memberIds: [ids.ada], open: true };
    expect(
      createPortal({ portal: portalAfter(), shortlink: free }, { ...command, change }),
    ).toMatchObject({ events: { portal: [created, memberAdded(ids.ada), activated] } });
  });

  test('refuses a short link that another portal uses', () => {
    const taken = { ownerId: ids.other };
    expect(createPortal({ portal: portalAfter(), shortlink: taken }, command)).toMatchObject({
      code: 'SHORTLINK_TAKEN',
    });
  });

  test('changes nothing when it is asked for again, no matter which short link was made of the name', () => {
    const portal = portalAfter(created);
    for (const again of [
      command,
      { ...command, shortlink: 'reception-2', generatedShortlink: true },
    ]) {
      expect(createPortal({ portal, shortlink: free }, again)).toMatchObject({
        events: { portal: [], shortlink: [] },
      });
    }
  });

  test('refuses an id that is another portal already, also one that was deleted', () => {
    const shortlink = { ownerId: ids.portal };
    const other = { ...command, name: 'Workshop' };
    expect(createPortal({ portal: portalAfter(created), shortlink }, other)).toMatchObject({
      code: 'ID_ALREADY_USED',
    });
    expect(
      createPortal({ portal: portalAfter(created, deleted), shortlink: free }, command),
    ).toMatchObject({ code: 'ID_ALREADY_USED' });
  });
});
