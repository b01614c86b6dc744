import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { projectRoot } from './project.js';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

/** Groups of changes by Keep a Changelog. */
const GROUPS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

/** The missing parts of a changelog for a version. */
function faultsOf(changelog: string, of: string): string[] {
  const heading = new RegExp(
    String.raw`^## \[${of.replaceAll('.', String.raw`\.`)}\] - (?:Unreleased|\d{4}-\d{2}-\d{2})$`,
    'm',
  );
  const groups = [...changelog.matchAll(/^### (.+)$/gm)].map(([, group = '']) => group);
  return [
    ...(heading.test(changelog) ? [] : [`no section of ${of}`]),
    ...groups.filter((group) => !GROUPS.includes(group)).map((group) => `no group: ${group}`),
  ];
}

describe('The changelog', () => {
  test('has a section for the version in package.json, and known groups', () => {
    expect(faultsOf(read('CHANGELOG.md'), version)).toEqual([]);
  });

  test('misses the section of another version, and finds an unknown group', () => {
    const changelog = '## [0.1.0] - 2026-01-01\n\n### News\n';
    expect(faultsOf(changelog, '0.1.0')).toEqual(['no group: News']);
    expect(faultsOf(changelog, '0.2.0')).toContain('no section of 0.2.0');
  });
});

test('The README stays short, and shows both commands on its first screen', () => {
  const lines = read('README.md').split('\n');
  expect(lines.length).toBeLessThanOrEqual(120);
  const first = lines.slice(0, 30);
  expect(first).toEqual(expect.arrayContaining(['npm start', 'npm test']));
});

test('The policy of security names the version in package.json', () => {
  expect(read('SECURITY.md')).toContain(`| ${version} `);
});
