import type { Judgement } from './judgement.js';
import type { RunReport } from './run.js';
import type { ScenarioName } from './scenario.js';
import { judgeMemory } from './judge-memory.js';
import { judgeSpike } from './judge-spike.js';

/** Judges what k6 cannot: what the server used, and one phase of a run by another one. */
export function judge(name: ScenarioName, report: RunReport): Judgement {
  switch (name) {
    case 'spike':
      return judgeSpike(report);
    case 'soak':
      return judgeMemory(report);
    case 'smoke':
    case 'load':
      return { lines: [], missed: [] };
  }
}
