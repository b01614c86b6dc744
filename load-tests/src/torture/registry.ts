import type { Torture } from './torture.js';

/** All harnesses by id. Each is loaded only when it is run. */
export const tortures: Readonly<Record<string, () => Promise<Torture>>> = {
  kill9: async () => (await import('./kill9/command.js')).kill9Command,
  powerloss: async () => (await import('./powerloss/command.js')).powerlossCommand,
  subscription: async () => (await import('./subscription/command.js')).subscriptionCommand,
  chaos: async () => (await import('./chaos/command.js')).chaosCommand,
  'kill9-server': async () => (await import('./kill9-server/command.js')).kill9ServerCommand,
};
