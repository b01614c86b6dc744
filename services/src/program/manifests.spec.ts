import { describe, expect, test } from '@jest/globals';

import { readSettings } from '#platform/config';
import { OPERATIONS } from '../platform/operations/routes/operations-routes.js';
import { readManifests } from '../testing/manifests.js';
import { roleAssignmentOf, roleSettings } from './roles.js';
import { mediaSettingsOf, settings } from './settings.js';

const files = readManifests();
const objects = [...files.values()].flat();
const shared = Object.assign(
  {},
  ...objects.flatMap(({ data, stringData }) => [data ?? {}, stringData ?? {}]),
) as Record<string, string>;
const pods = objects.flatMap(({ metadata, spec }) =>
  spec?.template === undefined ? [] : [[metadata.name, spec] as const],
);

/** Kubernetes puts the values of earlier variables in the place of their names. */
function environmentOf(spec: (typeof pods)[number][1]): Record<string, string> {
  const [container] = spec.template!.spec.containers;
  const all: Record<string, string> = { ...shared };
  for (const { name, value = '192.0.2.10' } of container!.env) {
    all[name] = value.replaceAll(/\$\((\w+)\)/g, (_, other: string) => all[other] ?? '');
  }
  return all;
}

describe('the manifests for Kubernetes', () => {
  test('are all named by the kustomization', () => {
    const named = files.get('kustomization.yaml')?.[0]?.resources;
    const others = [...files.keys()].filter((file) => file !== 'kustomization.yaml');
    expect([...(named ?? [])].sort()).toEqual(others);
  });

  test.each(pods)('give %s settings that the program knows and takes', (name, spec) => {
    const { NODE_ADDRESS, ...environment } = environmentOf(spec);
    expect(NODE_ADDRESS === undefined).toBe(name !== 'api');
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(environment)));
    const all = readSettings(settings, environment);
    mediaSettingsOf(environment);
    expect(roleAssignmentOf(readSettings(roleSettings, environment), all)).toEqual({
      servesPeople: name === 'api',
      runsBackgroundJobs: name === 'projector',
      handsOn: name === 'relay',
    });
  });

  test.each(pods)('let %s write to its volumes alone, without rights of root', (_, spec) => {
    const { securityContext: ofPod, containers, volumes } = spec.template!.spec;
    expect(ofPod).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    const { securityContext, volumeMounts } = containers[0]!;
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const made = [...volumes, ...(spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata)];
    expect(volumeMounts.map(({ name }) => name).sort()).toEqual(
      made.map(({ name }) => name).sort(),
    );
    const paths = volumeMounts.map(({ mountPath }) => mountPath);
    expect(paths).toEqual(expect.arrayContaining(['/data', '/tmp']));
  });

  test('let nodes that record and the one that mixes meet in one volume', () => {
    const meeting = pods.flatMap(([name, spec]) => {
      const mounts = spec.template!.spec.containers[0]!.volumeMounts;
      return mounts.some(({ mountPath }) => mountPath === shared.RECORDINGS_FOLDER) ? [name] : [];
    });
    expect(meeting).toEqual(['api', 'projector']);
  });

  test.each(pods)('ask %s for signs of life that it answers', (_, spec) => {
    const { containers, terminationGracePeriodSeconds } = spec.template!.spec;
    const { startupProbe, livenessProbe, readinessProbe, ports } = containers[0]!;
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
      expect(OPERATIONS).toContain(httpGet.path);
      expect(ports.map(({ name }) => name)).toContain(httpGet.port);
    }
    expect(readinessProbe.httpGet.path).not.toBe(livenessProbe.httpGet.path);
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(60);
  });
});
