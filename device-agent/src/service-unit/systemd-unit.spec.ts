import { describe, expect, it } from '@jest/globals';

import { AgentSettings } from '../settings/agent-settings.js';
import { systemdUnit } from './systemd-unit.js';

const facts = {
  user: 'kiosk',
  configuration: '/etc/foyer-device-agent.yaml',
  settings: AgentSettings.parse({
    server: 'https://reception.example.org',
    device: { key: 'K'.repeat(32) },
    folder: '/srv/agent',
  }),
  node: '/usr/bin/node',
  program: '/usr/lib/foyer-device-agent.mjs',
  display: { DISPLAY: ':0' },
};

/** Returns the values of a name in a unit. */
const said = (unit: string, name: string): readonly string[] =>
  unit
    .split('\n')
    .flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));

describe('the unit of the service', () => {
  it('starts this program with its settings, as its user, on its screen', () => {
    const unit = systemdUnit(facts);
    expect(said(unit, 'ExecStart')).toEqual([
      '"/usr/bin/node" "/usr/lib/foyer-device-agent.mjs" --config "/etc/foyer-device-agent.yaml"',
    ]);
    expect(said(unit, 'User')).toEqual(['kiosk']);
    expect(said(unit, 'Environment')).toEqual(['"DISPLAY=:0"']);
    expect(said(unit, 'ReadWritePaths')).toEqual(['-/srv/agent']);
  });

  it('starts it again however it ended, but not where something is missing', () => {
    const unit = systemdUnit(facts);
    expect(said(unit, 'Restart')).toEqual(['always']);
    expect(said(unit, 'StartLimitIntervalSec')).toEqual(['0']);
    expect(said(unit, 'RestartForceExitStatus')).toEqual(['75']);
    expect(said(unit, 'RestartPreventExitStatus')).toEqual(['2']);
  });

  it('holds no key, since all users of the machine could read it', () => {
    expect(systemdUnit(facts)).not.toContain('KKKK');
  });

  it('takes names as they are written', () => {
    const unit = systemdUnit({ ...facts, configuration: '/etc/50 % "$HOME"\\a.yaml' });
    expect(said(unit, 'ExecStart')[0]).toMatch(/--config "\/etc\/50 %% \\"\$\$HOME\\"\\\\a.yaml"$/);
  });
});
