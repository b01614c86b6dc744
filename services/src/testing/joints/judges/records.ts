import type { CallRecord } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';

import { READ_STORE } from '#platform/tokens';
import type { Scene } from '../scene.js';

interface Logged {
  startedAt?: string;
  endedAt?: string;
  durationMs?: number;
}

/** Calls as the log tells them, by their ids. */
async function calls(scene: Scene): Promise<ReadonlyMap<string, Logged>> {
  const found = new Map<string, Logged>();
  for await (const { type, data, metadata } of scene.office.app.eventLog.readAll()) {
    const { callId, startedAt } = data as { callId: string; startedAt: string };
    if (type === 'CallStarted') found.set(callId, { startedAt });
    const call = found.get(callId);
    if (type !== 'CallEnded' || !call) continue;
    Object.assign(call, { endedAt: metadata.at, durationMs: data.durationMs });
  }
  return found;
}

/** The records of calls agree with the log, and their times add up. */
export async function recordsAgree(scene: Scene): Promise<readonly string[]> {
  const store: ReadStore = scene.office.app.app.get(READ_STORE, { strict: false });
  const records = await store.collection<CallRecord>('calls').find({});
  const wrong: string[] = [];
  for (const [callId, { startedAt, endedAt, durationMs }] of await calls(scene)) {
    const record = records.find(({ _id }) => _id === callId);
    const say = (what: string) => wrong.push(`the record of a call ${what}`);
    if (!record) say('is missing');
    else if (endedAt === undefined) {
      if (record.state === 'ended') say('has ended, the call has not');
    } else if (record.state !== 'ended' || record.endedAt === null) say('has no end');
    else if (record.startedAt !== startedAt) say(`began at ${String(record.startedAt)}`);
    else {
      const between = Date.parse(record.endedAt) - Date.parse(record.startedAt);
      if (record.durationMs !== between || durationMs !== between)
        say(`lasted ${String(record.durationMs)} ms, and its call ${String(durationMs)} ms`);
    }
  }
  return wrong;
}
