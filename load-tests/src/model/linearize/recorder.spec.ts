import { describe, expect, it } from '@jest/globals';
import { NoAnswer, Rejected } from '../../clients/no-answer.js';
import { onVisit } from './effects.js';
import { Recorder } from './recorder.js';

const ring = onVisit('v', { kind: 'ring' });
const isOver = onVisit('v', { kind: 'isOver' });

describe('the recorder', () => {
  it('puts what an answer tells behind what was done', async () => {
    const recorder = new Recorder();
    await recorder.record(async () => 'answer', { does: [ring], notifies: () => [isOver] });
    const [did, notified] = recorder.take().visits.get('v') ?? [];
    expect(did).toMatchObject({ did: ring.did, answered: true });
    expect(notified).toMatchObject({ did: isOver.did, answered: true, follows: 0 });
    expect(did?.asked).toBeLessThan(did?.over ?? 0);
  });

  it('lets what had no answer take effect until the server was gone, and no longer', async () => {
    const recorder = new Recorder();
    const lost = recorder.record(() => Promise.reject(new NoAnswer()), { does: [ring] });
    await expect(lost).rejects.toThrow(NoAnswer);
    recorder.gone();
    recorder.ready();
    await recorder.record(async () => 'answer', { does: [ring] });
    const [first, second] = recorder.take().visits.get('v') ?? [];
    expect(first).toMatchObject({ answered: false });
    expect(first?.over).toBeLessThan(second?.asked ?? 0);
    expect(recorder.unanswered).toBe(1);
  });

  it('takes an answer that was under way when the server went for an answer', async () => {
    const recorder = new Recorder();
    const late = recorder.record(async () => 'answer', { does: [ring] });
    recorder.gone();
    await late;
    expect(recorder.take().visits.get('v')).toMatchObject([{ answered: true }]);
  });

  it('takes what was written but not shown in time for unanswered', async () => {
    const recorder = new Recorder();
    const slow = recorder.record(() => Promise.reject(new Rejected('UNAVAILABLE')), {
      does: [ring],
      refused: () => [isOver],
    });
    await expect(slow).rejects.toThrow(NoAnswer);
    expect(recorder.take().visits.get('v')).toMatchObject([{ did: ring.did, answered: false }]);
  });

  it('writes down what an error tells, and throws one that tells nothing', async () => {
    const recorder = new Recorder();
    const send = (): Promise<never> => Promise.reject(new Rejected('VISIT_OVER'));
    await recorder.record(send, { does: [ring], refused: () => [isOver] });
    expect(recorder.take().visits.get('v')).toMatchObject([{ did: isOver.did, answered: true }]);
    await expect(recorder.record(send, { does: [ring] })).rejects.toThrow(Rejected);
  });

  it('lets a query be as old as what it was promised to show, and no older', async () => {
    const recorder = new Recorder();
    recorder.ready();
    await recorder.record(async () => 'answer', { does: [ring] });
    await recorder.record(async () => 'answer', { does: [ring], waitsFor: 'calls' });
    await recorder.record(async () => 'answer', { does: [ring] });
    await recorder.record(async () => 'old', { notifies: () => [isOver], readsFrom: 'calls' });
    await recorder.record(async () => 'older', { notifies: () => [isOver], readsFrom: 'desks' });
    const [first, waited, , old, older] = recorder.take().visits.get('v') ?? [];
    expect(old?.asked).toBe(waited?.asked);
    expect(older?.asked).toBeLessThan(first?.asked ?? 0);
  });
});
