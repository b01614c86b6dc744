import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { isAllowed, licenceFault, REVIEWED } from './allowed-licences.mjs';
import { npm } from './command.mjs';
import { notices } from './notices.mjs';
import { productionPackages } from './production-packages.mjs';
import { root } from './root.mjs';

const packages = productionPackages();

describe('The licences of what ships', () => {
  test('are allowed, or were reviewed', () => {
    expect(packages.length).toBeGreaterThan(300);
    expect(packages.flatMap((one) => licenceFault(one) ?? [])).toEqual([]);
  });

  test('are reviewed only for packages that are there', () => {
    const without = REVIEWED.filter(({ name }) => !packages.some((one) => name.test(one.name)));
    expect(without).toEqual([]);
  });

  test.each(['MIT', '(BSD-3-Clause OR GPL-2.0)', 'MIT AND ISC'])('may be %s', (expression) => {
    expect(isAllowed(expression)).toBe(true);
  });

  test.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'SSPL-1.0', 'UNLICENSED'])(
    'may not be %s',
    (license) => {
      const one = { path: '', name: 'planted', version: '1.0.0', license, optional: false };
      expect(licenceFault(one)).toBe(`planted@1.0.0: ${license}`);
    },
  );

  test('are in the notices, with their texts', () => {
    const text = notices();
    expect(text).toMatch(/^## fastify [\d.]+ \(MIT\)$/m);
    expect(text).toContain('Permission is hereby granted, free of charge');
    expect(text).not.toContain('## jest ');
  });
});

test('npm run sbom lists every package that ships in CycloneDX', () => {
  const [file, args] = npm(['run', '--silent', 'sbom', '--', '--package-lock-only']);
  const { stdout, stderr } = spawnSync(file, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const sbom = JSON.parse(stdout || JSON.stringify({ stderr })) as {
    bomFormat?: string;
    components?: readonly Component[];
  };
  expect(sbom.bomFormat).toBe('CycloneDX');
  const { components = [] } = sbom;
  const listed = new Set(components.map(({ name }) => name));
  // By their names: npm leaves out some of several versions.
  expect(packages.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
  const tools = components.filter(isForDevelopment).map(({ name }) => name);
  expect(tools).toContain('jest');
  expect(tools).not.toContain('mongodb');
});

interface Component {
  readonly name: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

const isForDevelopment = ({ properties = [] }: Component): boolean =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
