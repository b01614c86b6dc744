import { beforeEach, expect, it } from '@jest/globals';

import { clearStartAddress, readStartAddress } from './start-address.js';

const SECRET = 's'.repeat(43);

beforeEach(() => sessionStorage.clear());

const openAt = (hash: string) => {
  history.replaceState(null, '', `/vblh/device-client?debug=true${hash}`);
  const read = readStartAddress(window, sessionStorage);
  // A page that React draws twice before it is shown reads the same.
  expect(readStartAddress(window, sessionStorage)).toEqual(read);
  clearStartAddress(window, sessionStorage);
  return read;
};

it('takes a key out of the address at once, and keeps it nowhere', () => {
  expect(openAt('#device=1&key=R7QF-K2MD')).toEqual({ key: 'R7QF-K2MD', agent: null });
  expect(location.href).toMatch(/\/vblh\/device-client\?debug=true$/);
  expect(
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  ).not.toContain('R7QF');
  expect(openAt('')).toEqual({ key: null, agent: null });
});

it('finds the agent again after a reload, and a new one by a new address', () => {
  const agent = { agent: SECRET, monitoring: 49_495 };
  expect(openAt(`#agent=${SECRET}&monitoring=49495`).agent).toEqual(agent);
  expect(location.hash).toBe('');
  expect(openAt('').agent).toEqual(agent);
  expect(openAt(`#agent=${SECRET}&monitoring=50000&terminal=443`).agent).toEqual({
    ...agent,
    monitoring: 50_000,
    terminal: 443,
  });
});

it('takes no nonsense for an agent', () => {
  expect(openAt('#agent=short&monitoring=99999999').agent).toBeNull();
  expect(location.hash).toBe('');
});
