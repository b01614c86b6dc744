import { describe, expect, it } from '@jest/globals';

import { generalObstacle, serviceObstacle, type Machine } from './service-obstacle.js';

const needs = {
  user: 'kiosk',
  configuration: '/etc/foyer-device-agent.yaml',
  program: '/usr/lib/node_modules/foyer-device-agent/bin/foyer-device-agent.mjs',
};

/** A machine on which these commands fail. */
const machine = (fails: readonly string[] = [], more: Partial<Machine> = {}): Machine => ({
  isRoot: () => true,
  hasSystemd: () => true,
  succeeds: async (command, args) => !fails.includes([command, ...args].join(' ')),
  ...more,
});
const reading = (path: string): string => `runuser -u kiosk -- test -r ${path}`;

describe('the service', () => {
  it('can run where its user reads the settings and the program', async () => {
    expect(await serviceObstacle(needs, machine())).toBeUndefined();
  });

  it.each([
    ['is no business of anybody but root', {}, machine([], { isRoot: () => false }), 'Only root'],
    ['needs systemd', {}, machine([], { hasSystemd: () => false }), 'not run by systemd'],
    ['needs its user', {}, machine(['id kiosk']), 'There is no user kiosk'],
    ['takes no option for a user', { user: '--help' }, machine(), 'There is no user --help'],
    ['needs its settings', {}, machine([reading(needs.configuration)]), 'chmod 600'],
    ['needs the program', {}, machine([reading(needs.program)]), 'npm install --global'],
    [
      'does not begin in what npx fetched',
      { program: '/home/kiosk/.npm/_npx/1a2b/node_modules/foyer-device-agent/bin/it.mjs' },
      machine(),
      'npm install --global',
    ],
  ])('%s', async (_, changes, on, obstacle) => {
    expect(await serviceObstacle({ ...needs, ...changes }, on)).toContain(obstacle);
  });

  it('is removed by root alone', () => {
    expect(generalObstacle(machine())).toBeUndefined();
    expect(generalObstacle(machine([], { isRoot: () => false }))).toContain('sudo');
  });
});
