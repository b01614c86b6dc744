import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const CONTEXTS = resolve('services/src/contexts');

/** How each view learns of those whom a thing concerned that the read model no longer holds. */
const OF_WHAT_IS_GONE: Readonly<Record<string, RegExp>> = {
  // All who look are asked, since the portal names no members any more.
  'live-desk': /viewerIds/,
  'live-colleagues': /viewerIds/,
  // The visits that end with their portal are named by events of their own.
  'live-visit': /changed\.of\('visitId'\)/,
  // One room for all.
  'live-lines': /ALL_LINES/,
  'live-app-setting': /room: \(\) => ROOM/,
  // The room is named by the id that the event names.
  'live-opening': /room: \(\{ queueId \}\)/,
  // Polls stay, and a call is asked who is in it.
  'live-polls': /placesIn/,
  // The event names the members, and a line of the log is not removed.
  'live-call-log': /changed\.of\('memberId'\)/,
  // A meeting keeps those whom it concerned before.
  'live-meeting': /oldAttendees/,
  // A session with a call is not deleted, and the event names whom a session loses.
  'live-session-call': /changed\.of\('former'\)/,
};

describe('live views', () => {
  const views = readdirSync(CONTEXTS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .map((path) => readFileSync(join(CONTEXTS, path), 'utf8'))
    .flatMap((text) => {
      const name = /defineLiveView(?:<[^>]*>)?\(\{\s+name: '([\w-]+)'/.exec(text)?.[1];
      return name === undefined ? [] : [[name, text] as const];
    });

  test.each(views)('reach those whom a thing concerned that is gone: %s', (name, text) => {
    const way = OF_WHAT_IS_GONE[name];
    expect(way).toBeDefined();
    expect(text).toMatch(way ?? /$^/);
  });

  test('are those that are listed', () => {
    expect(views.map(([name]) => name).toSorted()).toEqual(Object.keys(OF_WHAT_IS_GONE).toSorted());
  });
});
