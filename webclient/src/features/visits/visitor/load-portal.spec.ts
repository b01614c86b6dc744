import { beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError, type Client } from '@foyer/contracts/client';
import type { RouteDefinition } from '@foyer/contracts/schema';

import { loadPortal } from './load-portal.js';
import { keepVisit, mintVisit } from './stored-visit.js';

const overloaded = new ApiError('OVERLOADED', '', 503);

/** A server that turns newcomers away. */
class BusyReception {
  status = 'IN_CALL';
  readonly calls: string[] = [];
  readonly api = {
    call: async ({ path }: RouteDefinition, { token }: { token?: string }) => {
      this.calls.push(path);
      if (path === '/callDetail/clientToken') {
        return { token: 'of-the-visit', visit: { status: this.status } };
      }
      if (token !== 'of-the-visit') throw overloaded;
      return { _id: 'portal' };
    },
  } as unknown as Client;
}

describe('a portal of a busy server', () => {
  let reception: BusyReception;
  const load = () => loadPortal({ api: reception.api, storage: localStorage }, 'front-door');

  beforeEach(() => {
    localStorage.clear();
    reception = new BusyReception();
  });

  it('is shown to a visitor who loads the page again in a call', async () => {
    keepVisit(localStorage, 'portal', mintVisit());
    await expect(load()).resolves.toEqual({ _id: 'portal' });
  });

  it('is not shown to newcomers, nor to earlier visitors', async () => {
    await expect(load()).rejects.toBe(overloaded);
    expect(reception.calls).toEqual(['/queue/client/{idOrShortlink}']);
    keepVisit(localStorage, 'portal', mintVisit());
    reception.status = 'IN_END';
    await expect(load()).rejects.toBe(overloaded);
  });
});
