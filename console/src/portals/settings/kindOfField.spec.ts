import { describe, expect, test } from '@jest/globals';
import {
  sampleSettings,
  SETTING_GROUPS,
  settingGroups,
  settingPath,
} from '@foyer/contracts/portals';

import { en } from '../en.js';
import { kindOfField } from './kindOfField.js';

/** Settings with inputs that are made for them alone. */
const OWN = [
  'longestWait.otherPortalId',
  'appearance.logo',
  'appearance.favicon',
  'documentIds',
  'embedding.origins',
  /^queueContent\./,
];

const fields = SETTING_GROUPS.flatMap((group) =>
  Object.keys(settingGroups[group].fields.shape).map((field) => [group, field] as const),
);

describe('the input of a setting', () => {
  test.each(fields)('%s.%s comes from its schema, and has its texts', (group, field) => {
    const path = settingPath(group, field);
    const { shape } = settingGroups[group].fields as { shape: Record<string, unknown> };
    const kind = kindOfField(shape[field]);
    const own = OWN.some((one) => (typeof one === 'string' ? one === path : one.test(path)));
    expect([path, kind.kind === 'own']).toEqual([path, own]);
    if (!path.startsWith('queueContent.'))
      expect(en.resources.portals.fields).toHaveProperty([path]);
    if (kind.kind === 'choice') {
      expect(Object.keys((en.portal.choice as Record<string, object>)[field] ?? {}).sort()).toEqual(
        [...kind.options].sort(),
      );
    }
  });

  test('takes what it is a sample of', () => {
    for (const group of SETTING_GROUPS) {
      expect(settingGroups[group].fields.safeParse(sampleSettings[group])).toMatchObject({
        success: true,
      });
    }
  });
});
