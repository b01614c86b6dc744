import { describe, expect, test } from '@jest/globals';
import { eventContexts, eventDefinitions } from '@foyer/contracts/events';
import { policies, Role } from '@foyer/contracts/identity';
import { inCallPolicies } from '@foyer/contracts/sessions';

import { textSources } from '../resources.js';
import { loadCatalogue } from './catalogue.js';

const english = await loadCatalogue(textSources, 'en');
const german = await loadCatalogue(textSources, 'de');

const keys = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keys(value, `${prefix}${name}.`)
      : [prefix + name],
  );

describe('the texts of the console', () => {
  test('are there in both languages, key by key', () => {
    // English calls events by their recorded names.
    const { event, ...others } = german as typeof german & { event: object };
    expect(keys(others).sort()).toEqual(keys(english).sort());
    expect(Object.keys(event).sort()).toEqual([...eventDefinitions.keys()].sort());
  });

  test('name every context that events are of', () => {
    const { audit } = english as unknown as { audit: { context: object } };
    const contexts = new Set([...eventContexts.values(), 'other']);
    expect(Object.keys(audit.context).sort()).toEqual([...contexts].sort());
  });

  test('name every action that a policy covers, and every role', () => {
    const { settings, member } = english as unknown as {
      settings: { action: object };
      member: { role: object };
    };
    const actions = [...Object.keys(policies), ...Object.keys(inCallPolicies)];
    expect(Object.keys(settings.action).sort()).toEqual(
      [...new Set(actions)].map((action) => action.replaceAll('.', '_')).sort(),
    );
    expect(Object.keys(member.role).sort()).toEqual([...Role.options].sort());
  });

  test('are not empty and keep their placeholders', () => {
    const text = (messages: object, key: string) =>
      key.split('.').reduce<unknown>((found, _, index, all) => {
        const rest = all.slice(index).join('.');
        const record = found as Record<string, unknown>;
        return typeof found === 'string' ? found : (record[rest] ?? record[all[index] ?? '']);
      }, messages);
    const placeholders = (value: unknown) =>
      [...new Set(String(value).match(/%\{\w+\}/g) ?? [])].sort().join();
    for (const key of keys(english).filter((each) => !each.startsWith('ra.'))) {
      expect(text(german, key)).not.toBe('');
      expect([key, placeholders(text(german, key))]).toEqual([
        key,
        placeholders(text(english, key)),
      ]);
    }
  });
});
