import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

import { ALERT_TESTS, ALERTS, SCRAPING } from '../testing/deployed-metrics.js';

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly labels: { readonly severity: string };
    }[];
  }[];
}

const rules = (parse(readFileSync(ALERTS, 'utf8')) as Rules).groups.flatMap((group) => group.rules);
const promtool = (...args: string[]) => {
  const program = process.env.FOYER_TEST_PROMTOOL ?? 'promtool';
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};

describe('the alerts', () => {
  test('are taken by Prometheus, with the example of how it finds the nodes', () => {
    const { status, said } = promtool('check', 'config', '--syntax-only', SCRAPING);
    expect([status, said]).toEqual([0, expect.stringContaining('SUCCESS')]);
    expect(promtool('check', 'rules', ALERTS).said).toContain(`${rules.length} rules found`);
  });

  test('are raised for what they are for, and for nothing else', () => {
    const { status, said } = promtool('test', 'rules', ALERT_TESTS);
    expect([status, said]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });

  test('are each tried with values that raise it and with values that do not', () => {
    const { tests } = parse(readFileSync(ALERT_TESTS, 'utf8')) as { tests: { name: string }[] };
    expect(tests.map(({ name }) => name)).toEqual(
      rules.flatMap(({ alert }) => [`${alert} is raised`, `${alert} is silent`]),
    );
  });

  test('say how bad it is', () => {
    expect(new Set(rules.map(({ labels }) => labels.severity))).toEqual(
      new Set(['critical', 'warning']),
    );
  });
});
