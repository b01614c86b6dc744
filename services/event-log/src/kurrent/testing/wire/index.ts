export {
  spawnTestDouble,
  type SpawnedTestDouble,
  type TestDoubleSettings,
} from './spawned-test-double.js';
