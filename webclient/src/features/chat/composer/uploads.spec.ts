import { describe, expect, it } from '@jest/globals';

import type { UploadControls } from '../../../app/upload.js';
import { Uploads, type UploadDocument } from './uploads.js';

const fileOf = (name: string) => new File(['x'], name);
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
    uploads.cancelAll();
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

  it('are deleted where they are when taken off or left unsent, and kept when sent', async () => {
    const gone: string[] = [];
    let count = 0;
    const upload: UploadDocument = Object.assign(async () => `d${(count += 1)}`, {
      discard: async (documentId: string) => void gone.push(documentId),
    });
    const uploads = new Uploads();
    uploads.add(files(2), upload);
    await new Promise((resolve) => setTimeout(resolve));
    uploads.remove(uploads.items.get()[0]?.key ?? 0);
    expect(gone).toEqual(['d1']);
    expect(uploads.take()).toEqual([{ documentId: 'd2', name: '1.pdf' }]);
    uploads.add(files(1), upload);
    await new Promise((resolve) => setTimeout(resolve));
    uploads.cancelAll();
    expect(gone).toEqual(['d1', 'd3']);
  });

  it('are deleted when they arrive after they were taken off', async () => {
    const gone: string[] = [];
    let arrive: (id: string) => void = () => undefined;
    const upload: UploadDocument = Object.assign(
      () => new Promise<string>((resolve) => (arrive = resolve)),
      { discard: async (documentId: string) => void gone.push(documentId) },
    );
    const uploads = new Uploads();
    uploads.add(files(1), upload);
    uploads.cancelAll();
    arrive('d1');
    await new Promise((resolve) => setTimeout(resolve));
    expect(gone).toEqual(['d1']);
  });
});
