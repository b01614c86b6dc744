import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { answering } from '#testing/answering.js';
import { readVisit } from '../visits/visitor/stored-visit.js';
import { returnToPlace } from './return-to-place.js';

const _id = '01990000-0000-7000-8000-000000000001';
const queueId = '01990000-0000-7000-8000-000000000002';

describe('a link back to a place in line', () => {
  afterEach(() => localStorage.clear());

  it('gives the visit to this browser, and is used once', async () => {
    const asked = answering(200, { _id, queueId });
    const code = 'a'.repeat(16);
    const targets = await Promise.all([returnToPlace(code), returnToPlace(code)]);
    expect(new Set(targets)).toEqual(new Set([`/web-client-v2/queue/${queueId}`]));
    expect(asked).toHaveLength(1);
    const { clientSecret } = asked[0]!.body as { clientSecret: string };
    expect(clientSecret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(readVisit(localStorage, queueId)).toEqual({
      visitId: _id,
      clientSecret,
      visitorName: '',
    });
  });

  it('leads this browser to its place again after a reload, also where it counts no more', async () => {
    const code = 'c'.repeat(16);
    const place = `/web-client-v2/queue/${queueId}`;
    answering(200, { _id, queueId });
    expect(await returnToPlace(code)).toBe(place);
    jest.resetModules();
    const reloaded = await import('./return-to-place.js');
    answering(410, { errors: { code: 'PLACE_LINK_OVER', msg: 'Used' } });
    expect(await reloaded.returnToPlace(code)).toBe(place);
    expect(await reloaded.returnToPlace('d'.repeat(16))).toBe('/error/410');
  });

  it('asks again with the same secret after an answer was lost, also after a reload', async () => {
    const code = 'e'.repeat(16);
    const lost = answering(503, { errors: { code: 'UNAVAILABLE', msg: 'Lost' } });
    await returnToPlace(code);
    await returnToPlace(code);
    jest.resetModules();
    const reloaded = await import('./return-to-place.js');
    const asked = answering(200, { _id, queueId });
    expect(await reloaded.returnToPlace(code)).toBe(`/web-client-v2/queue/${queueId}`);
    const secretOf = ({ body }: (typeof asked)[number]) =>
      (body as { clientSecret: string }).clientSecret;
    const secrets = [...lost, ...asked].map(secretOf);
    expect([secrets.length >= 3, new Set(secrets).size]).toEqual([true, 1]);
  });

  it('leads to a page that says so if the portal has closed meanwhile', async () => {
    answering(410, { errors: { code: 'PLACE_PORTAL_CLOSED', msg: 'Closed' } });
    expect(await returnToPlace('f'.repeat(16))).toBe('/error/Closed');
  });

  it('leads to a page that says so if the link is over', async () => {
    answering(410, { errors: { code: 'PLACE_LINK_OVER', msg: 'Used' } });
    expect(await returnToPlace('b'.repeat(16))).toBe('/error/410');
    expect(readVisit(localStorage, queueId)).toBeUndefined();
  });
});
