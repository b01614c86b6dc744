import { readFileSync } from 'node:fs';

import { deployedPath } from './deployment.js';

/** Files of the deployment that name metrics. */
export const ALERTS = deployedPath('prometheus/foyer.rules.yaml');
export const ALERT_TESTS = deployedPath('prometheus/foyer.rules.test.yaml');
export const SCRAPING = deployedPath('prometheus/prometheus.yaml');
const DASHBOARD = deployedPath('grafana/foyer.json');

/** The metrics that alerts and the dashboard ask for. */
export function askedMetrics(): readonly string[] {
  const texts = [expressionsOf(readFileSync(ALERTS, 'utf8')), readFileSync(DASHBOARD, 'utf8')];
  const names = texts.flatMap((text) => text.match(/\b(?:foyer|process|nodejs)_[a-z0-9_]+/g) ?? []);
  return [...new Set(names)].sort();
}

/** The metrics that an answer of `/metrics` has, with the parts of histograms. */
export function shownMetrics(text: string): ReadonlySet<string> {
  const shown = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  return new Set(shown);
}

/** A label such as `job="foyer"` and a name of an alert are no metrics. */
const expressionsOf = (rules: string): string =>
  rules.replace(/^\s+(?:summary|description):.*$/gm, '');
