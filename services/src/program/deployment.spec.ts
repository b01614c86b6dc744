import { describe, expect, test } from '@jest/globals';

import { mediaSettingsOf, settings } from './settings.js';
import { readSettings } from '#platform/config';
import { roleAssignmentOf, roleSettings } from './roles.js';
import { deployedText, readDeployment } from '../testing/deployment.js';

const compose = readDeployment();
const ours = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);

/** As it is after the example is filled in. */
const filledIn = (text: string): string =>
  text.replaceAll(/\$\{(\w+):\?\}/g, (_, name: string) =>
    name === 'FOYER_HOST'
      ? 'reception.example.org'
      : name === 'PUBLIC_ADDRESS'
        ? '192.0.2.10'
        : name === 'SMTP_URL'
          ? 'smtps://mail.example.org'
          : 'a-secret-of-some-length-0123456789ab',
  );

describe('the deployment', () => {
  test.each(ours)('gives %s settings that the program knows and takes', (name, service) => {
    const environment = Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([name, value]) => [name, filledIn(value)]),
    );
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(environment)));
    const all = readSettings(settings, environment);
    mediaSettingsOf(environment);
    const roleAssignment = roleAssignmentOf(readSettings(roleSettings, environment), all);
    expect(roleAssignment).toEqual({
      servesPeople: name.startsWith('foyer-'),
      runsBackgroundJobs: name === 'projector',
      handsOn: name === 'relay',
    });
  });

  test('keeps what must survive in volumes, and waits for what is healthy', () => {
    for (const [, { volumes = [] }] of Object.entries(compose.services)) {
      for (const volume of volumes.filter((one) => !one.startsWith('.'))) {
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
      }
    }
    for (const { depends_on: needed = {} } of Object.values(compose.services)) {
      for (const [name, { condition }] of Object.entries(needed)) {
        expect(condition).toBe('service_healthy');
        const service = compose.services[name];
        expect(service?.healthcheck ?? service?.build).toBeDefined();
      }
    }
  });

  test('asks for nothing that its example does not name', () => {
    const named = deployedText('.env.example').match(/^[A-Z_]+(?==)/gm) ?? [];
    const asked = [...deployedText('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect([...new Set(asked)].sort()).toEqual([...named].sort());
  });
});
