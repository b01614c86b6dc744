import { describe, expect, it } from '@jest/globals';

import type { UploadControls } from '#app/upload.js';
import { makeStore } from '#state/store.js';
import { INTERRUPTED, Uploads, uploadsOf, type UploadDocument } from './uploads.js';

const fileOf = (name: string) => new File(['x'], name);
const kept = (ids: readonly string[], gone: string[] = []) => ({
  drafts: async () => ids.map((_id) => ({ _id, name: `${_id}.pdf` })),
  remove: async (documentId: string) => void gone.push(documentId),
});
const files = (count: number) => Array.from({ length: count }, (_, n) => fileOf(`${n}.pdf`));

describe('documents to send', () => {
  it('say how far they are, and go with the message once they are there', async () => {
    const under: UploadControls[] = [];
    let arrive: (id: string) => void = () => undefined;
    const uploads = new Uploads();
    const upload: UploadDocument = (_, controls) => {
      under.push(controls);
      return new Promise((resolve) => (arrive = resolve));
    };
    uploads.add([fileOf('Offer.pdf')], upload);
    under[0]?.onProgress(0.5);
    expect(uploads.items.get()).toMatchObject([
      { name: 'Offer.pdf', state: 'sending', share: 0.5 },
    ]);
    expect(uploads.take()).toEqual([]);
    arrive('d1');
    await Promise.resolve();
    await Promise.resolve();
    expect(uploads.take()).toEqual([{ documentId: 'd1', name: 'Offer.pdf' }]);
    expect(uploads.items.get()).toEqual([]);
  });

  it('are five at most, and can be called back', () => {
    const under: UploadControls[] = [];
    const uploads = new Uploads();
    const upload: UploadDocument = (_, controls) => {
      under.push(controls);
      return new Promise(() => undefined);
    };
    uploads.add(files(3), upload);
    uploads.add(files(3), upload);
    expect(uploads.items.get()).toHaveLength(5);
    expect(uploads.isFull.get()).toBe(true);
    uploads.remove(uploads.items.get()[0]?.key ?? 0);
    expect(under[0]?.signal.aborted).toBe(true);
    expect(uploads.isFull.get()).toBe(false);
    for (const { key } of uploads.items.get()) uploads.remove(key);
    expect(under.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('stay where they were refused, with the reason', async () => {
    const uploads = new Uploads();
    uploads.add(files(1), async () => Promise.reject(new Error('too large')));
    await new Promise((resolve) => setTimeout(resolve));
    expect(uploads.items.get()).toMatchObject([
      { state: 'failed', problem: { message: 'too large' } },
    ]);
    expect(uploads.take()).toEqual([]);
    expect(uploads.items.get()).toHaveLength(1);
  });

  it('are deleted where they are when taken off, and kept when sent', async () => {
    const gone: string[] = [];
    let count = 0;
    const upload: UploadDocument = Object.assign(async () => `d${(count += 1)}`, {
      kept: async () => kept([], gone),
    });
    const uploads = new Uploads();
    uploads.add(files(2), upload);
    await new Promise((resolve) => setTimeout(resolve));
    uploads.remove(uploads.items.get()[0]?.key ?? 0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(gone).toEqual(['d1']);
    expect(uploads.take()).toEqual([{ documentId: 'd2', name: '1.pdf' }]);
    expect(gone).toEqual(['d1']);
  });

  it('are deleted when they arrive after they were taken off', async () => {
    const gone: string[] = [];
    let arrive: (id: string) => void = () => undefined;
    const upload: UploadDocument = Object.assign(
      () => new Promise<string>((resolve) => (arrive = resolve)),
      { kept: async () => kept([], gone) },
    );
    const uploads = new Uploads();
    uploads.add(files(1), upload);
    uploads.remove(uploads.items.get()[0]?.key ?? 0);
    arrive('d1');
    await new Promise((resolve) => setTimeout(resolve));
    expect(gone).toEqual(['d1']);
  });

  describe('in step with the server', () => {
    const attached = (uploads: Uploads) => uploads.items.get().map(({ documentId }) => documentId);
    const opened = (ids: readonly string[], gone: string[] = []): UploadDocument =>
      Object.assign(async () => 'new', { kept: async () => kept(ids, gone) });
    const none = () => false;

    it('come back after a reload, can be taken off, and go with the message', async () => {
      const gone: string[] = [];
      const uploads = new Uploads();
      await uploads.restore(opened(['d1', 'd2'], gone), none);
      expect(uploads.items.get()).toMatchObject([
        { name: 'd1.pdf', state: 'there', documentId: 'd1' },
        { name: 'd2.pdf', state: 'there', documentId: 'd2' },
      ]);
      uploads.remove(uploads.items.get()[0]?.key ?? 0);
      await new Promise((resolve) => setTimeout(resolve));
      expect(gone).toEqual(['d1']);
      expect(uploads.take()).toEqual([{ documentId: 'd2', name: 'd2.pdf' }]);
    });

    it('go where another tab has sent them or taken them off, and come where it has attached them', async () => {
      const uploads = new Uploads();
      await uploads.restore(opened(['d1', 'd2']), none);
      await uploads.restore(opened(['d2', 'd3']), none);
      expect(attached(uploads)).toEqual(['d2', 'd3']);
    });

    it('are not shown twice: not those on their way, those sent here, nor those taken off here', async () => {
      const uploads = new Uploads();
      await uploads.restore(opened(['d1', 'd2', 'd3']), (id) => id === 'd3');
      expect(attached(uploads)).toEqual(['d1', 'd2']);
      uploads.remove(uploads.items.get()[0]?.key ?? 0);
      uploads.take();
      await uploads.restore(opened(['d1', 'd2']), none);
      expect(attached(uploads)).toEqual([]);
      const upload: UploadDocument = () => new Promise(() => undefined);
      uploads.add(files(1), upload);
      await uploads.restore(opened(['d4']), none);
      expect(attached(uploads)).toEqual([null]);
    });

    it('are no more than one message takes', async () => {
      const uploads = new Uploads();
      await uploads.restore(opened(['a', 'b', 'c', 'd', 'e', 'f']), none);
      expect(uploads.items.get()).toHaveLength(5);
    });

    it('are one person’s in one channel', () => {
      const ada = uploadsOf({ channelId: 'c1', selfId: 'ada' });
      expect(uploadsOf({ channelId: 'c1', selfId: 'ada' })).toBe(ada);
      expect(uploadsOf({ channelId: 'c1', selfId: 'ben' })).not.toBe(ada);
      expect(uploadsOf({ channelId: 'c2', selfId: 'ada' })).not.toBe(ada);
    });
  });

  it('are named after a reload that was faster, without those that had arrived', async () => {
    const onTheWay = makeStore('');
    const under = new Uploads(onTheWay);
    under.add([fileOf('Pass.pdf'), fileOf('d1.pdf')], () => new Promise(() => undefined));
    const reloaded = new Uploads(onTheWay);
    const lost = { state: 'failed', problem: INTERRUPTED };
    expect(reloaded.items.get()).toMatchObject([
      { name: 'Pass.pdf', ...lost },
      { name: 'd1.pdf', ...lost },
    ]);
    const upload = Object.assign(async () => 'd2', { kept: async () => kept(['d1']) });
    await reloaded.restore(upload, () => false);
    expect(reloaded.items.get()).toMatchObject([
      { name: 'Pass.pdf', ...lost },
      { name: 'd1.pdf', state: 'there' },
    ]);
    expect(onTheWay.get()).toBe('');
  });
});
