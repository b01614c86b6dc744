export { spawnStandIn, type SpawnedStandIn, type StandInSettings } from './spawned-stand-in.js';
