import { createRequire } from 'node:module';
import { skipWithoutPrograms } from '../needed-components.mjs';
import { leaveNothingBehind } from '../process-tree.mjs';

const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-node'));
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

// A test that failed halfway may have left a server.
leaveNothingBehind();

/** Jest keeps the limit of `jest.setTimeout` there. */
const TIME_LIMIT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** The surroundings of a spec whose modules Node loads: those of the worker itself. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #before = { exit: process.exit, variables: { ...process.env } };

  /**
   * @param {{ projectConfig: import('@jest/types').Config.ProjectConfig }} config
   * @param {{ testPath: string }} context
   */
  constructor({ projectConfig }, { testPath }) {
    this.handleTestEvent = skipWithoutPrograms(testPath);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  /** Gives the next file the variables, the timers and the time limit that this one found. */
  async teardown() {
    this.fakeTimersModern.dispose();
    Reflect.deleteProperty(globalThis, TIME_LIMIT);
    const { exit, variables } = this.#before;
    process.exit = exit;
    for (const name of Object.keys(process.env)) {
      if (!(name in variables)) delete process.env[name];
    }
    Object.assign(process.env, variables);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
}
