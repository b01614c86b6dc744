import { describe, expect, test } from '@jest/globals';

import { mediaSettingsOf, settings } from './settings.js';
import { readSettings } from '#platform/config';
import { roleAssignmentOf, roleSettings } from './roles.js';
import {
  COMPOSE_FILES,
  deployedText,
  readDeployment,
  type Deployment,
} from '../testing/deployment.js';

const deployments = COMPOSE_FILES.map((file) => [file, readDeployment(file)] as const);
const oursIn = (compose: Deployment) =>
  Object.entries(compose.services).filter(([, { build }]) => build !== undefined);
const ours = deployments.flatMap(([file, compose]) =>
  oursIn(compose).map(([name, service]) => [name, file, service] as const),
);

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
  test.each(ours)(
    'gives %s of %s settings that the program knows and takes',
    (name, _, service) => {
      const environment = Object.fromEntries(
        Object.entries(service.environment ?? {}).map(([name, value]) => [name, filledIn(value)]),
      );
      expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(environment)));
      const all = readSettings(settings, environment);
      mediaSettingsOf(environment);
      const roleAssignment = roleAssignmentOf(readSettings(roleSettings, environment), all);
      expect(roleAssignment).toEqual({
        servesPeople: name.startsWith('foyer'),
        runsBackgroundJobs: name === 'projector' || name === 'foyer',
        handsOn: name === 'relay' || name === 'foyer',
      });
    },
  );

  test.each(ours)('lets %s of %s write to its volumes alone, without rights of root', (...one) => {
    const { read_only: isReadOnly, cap_drop: dropped, security_opt: options } = one[2];
    expect({ isReadOnly, dropped, options }).toEqual({
      isReadOnly: true,
      dropped: ['ALL'],
      options: ['no-new-privileges:true'],
    });
  });

  test('lets nodes that record and the one that mixes meet in one volume', () => {
    const [, compose] = deployments[0]!;
    for (const [name, { environment = {}, volumes = [] }] of oursIn(compose)) {
      const records = name !== 'relay';
      const folder = environment.RECORDINGS_FOLDER;
      expect([name, folder !== undefined]).toEqual([name, records]);
      if (records) expect(volumes).toContain(`recordings:${folder}`);
    }
  });

  test.each(deployments)('keeps what must survive in volumes of %s', (_, compose) => {
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
    const asked = COMPOSE_FILES.map((file) =>
      [...deployedText(file).matchAll(/\$\{(\w+)/g)].map(([, name]) => name),
    );
    expect([...new Set(asked[0])].sort()).toEqual([...named].sort());
    expect(named).toEqual(expect.arrayContaining([...new Set(asked[1])]));
  });
});
