import { describe, expect, it } from '@jest/globals';
import type { CheckedAppend } from '../append/check-append.js';
import { sampleEvent } from '../testing/index.js';
import { GroupCommit, type Outcome } from './group-commit.js';

const result = { position: '1', revisions: {} };

function appendOf(events: number): CheckedAppend[] {
  const event = { id: '', type: '', data: '', metadata: '', source: sampleEvent() };
  return [
    { stream: 's', expectedRevision: 'any', events: Array<typeof event>(events).fill(event) },
  ];
}

describe('Group commit', () => {
  it('commits the appends of one turn together and answers each after the commit', async () => {
    const groups: number[] = [];
    const commits = new GroupCommit((group) => {
      groups.push(group.length);
      return group.map((): Outcome => ({ ok: true, result }));
    });
    await Promise.all(Array.from({ length: 50 }, () => commits.append(appendOf(1))));
    await commits.append(appendOf(1));
    expect(groups).toEqual([50, 1]);
  });

  it('commits no more events at once than would hold up the process, but any single append', async () => {
    const groups: number[] = [];
    const commits = new GroupCommit((group) => {
      groups.push(group.length);
      return group.map((): Outcome => ({ ok: true, result }));
    });
    await Promise.all([1500, 400, 200, 3000, 1].map((count) => commits.append(appendOf(count))));
    expect(groups).toEqual([2, 1, 1, 1]);
  });

  it('tells each append its own outcome', async () => {
    const commits = new GroupCommit((group) =>
      group.map((_, index) =>
        index === 1 ? { ok: false, error: new Error('mine') } : { ok: true, result },
      ),
    );
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => commits.append(appendOf(1))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});
