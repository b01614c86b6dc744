import { test } from '@jest/globals';
import { expectAnswersAsInMemory } from '../../testing/read-store-contract/random-queries.js';
import { SqliteReadStore } from './sqlite-read-store.js';

test('SQLite answers every query as the store in memory does', () =>
  expectAnswersAsInMemory(() => new SqliteReadStore(':memory:'), 300));
