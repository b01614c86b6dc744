import type { WorkerScope } from './scope.js';
import { serveNotices } from './worker.js';

serveNotices(globalThis as unknown as WorkerScope);
