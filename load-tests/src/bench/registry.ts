import type { Benchmark } from './benchmark.js';

/** All benchmarks by id. Each is loaded only when it is run, with what it needs. */
export const benchmarks: Readonly<Record<string, () => Promise<Benchmark>>> = {
  append: async () => (await import('./append/append.js')).append,
  'group-commit': async () => (await import('./append/group-commit.js')).groupCommit,
  availability: async () => (await import('./live/availability.js')).availability,
  catchup: async () => (await import('./read-side/catchup.js')).catchup,
  'first-frame': async () => (await import('./first-frame/first-frame.js')).firstFrame,
  'http-command': async () => (await import('./http-command/http-command.js')).httpCommand,
  'http-read': async () => (await import('./http-command/http-read.js')).httpRead,
  'e2e-latency': async () => (await import('./live/e2e-latency.js')).e2eLatency,
  fanout: async () => (await import('./live/fanout.js')).fanout,
  growth: async () => (await import('./append/growth.js')).growth,
  'media-overhead': async () => (await import('./media-overhead/media-overhead.js')).mediaOverhead,
  rebuild: async () => (await import('./read-side/rebuild.js')).rebuild,
  recovery: async () => (await import('./live/recovery.js')).recovery,
  routing: async () => (await import('./routing/routing.js')).routing,
  servers: async () => (await import('./servers/servers.js')).servers,
  'start-with-streams': async () => (await import('./live/start-with-streams.js')).startWithStreams,
  'socket-mem': async () => (await import('./live/socket-mem.js')).socketMem,
  web: async () => (await import('./web/web.js')).web,
};
