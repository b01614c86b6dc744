import { test } from '@jest/globals';
import { SqliteReadStore } from '@foyer/projections';

import { figuresAgree } from './testing/figures-agree.js';

test('page, table, list and events agree, no matter what happened', () =>
  figuresAgree(async () => new SqliteReadStore(':memory:'), 60));
