import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { FilePlace, Files } from '../files.js';

/** Files, and a way to look behind them. */
export interface FilesUnderTest {
  readonly files: Files;
  /** Opens the same place once more. */
  reopen(): Promise<Files>;
  /** How many files take up room, whether or not anybody finds them. */
  kept(): Promise<number>;
  dispose(): Promise<void>;
}

/** Content of a size that no other number has, all of one byte. */
const filled = (n: number): Buffer => Buffer.alloc(600_000 + n * 50_000, n);
const avatar = (): FilePlace => ({ kind: 'avatar', id: randomUUID() });

/** The contract of every store of files; an adapter's spec calls this with a way to make one. */
export function describeFilesContract(name: string, make: () => Promise<FilesUnderTest>): void {
  describe(`files contract: ${name}`, () => {
    let subject: FilesUnderTest;
    let files: Files;

    beforeEach(async () => {
      subject = await make();
      files = subject.files;
    });
    afterEach(() => subject.dispose());

    const textOf = async (place: FilePlace, of = files): Promise<string | undefined> => {
      const content = await of.get(place);
      return content && Buffer.from(content).toString();
    };

    test('are there until they are removed, also for who opens the place later', async () => {
      const place = avatar();
      expect(await files.get(place)).toBeUndefined();
      await files.put(place, Buffer.from('one'));
      expect(await textOf(place, await subject.reopen())).toBe('one');
      expect(await files.remove(place)).toBe(true);
      expect(await files.remove(place)).toBe(false);
      expect(await files.get(place)).toBeUndefined();
      expect(await subject.kept()).toBe(0);
    });

    test('are replaced by what is put last, and put again after a removal', async () => {
      const place = avatar();
      for (const content of ['one', 'two', 'two', '3']) {
        await files.put(place, Buffer.from(content));
        expect(await textOf(place)).toBe(content);
        expect(await subject.kept()).toBe(1);
      }
      await files.remove(place);
      await files.put(place, Buffer.from('four'));
      expect(await textOf(place)).toBe('four');
      expect(await subject.kept()).toBe(1);
    });

    test('are put and read in parts as streams, and stay as they were where a stream fails', async () => {
      const place: FilePlace = { kind: 'recording', id: randomUUID() };
      expect(await files.part(place, 0, 1)).toBeUndefined();
      const content = filled(3);
      content.write('begin');
      content.write('end', content.length - 3);
      await files.putStream(place, Readable.from([content.subarray(0, 7), content.subarray(7)]));
      const part = async (first: number, last: number) => {
        const found = await files.part(place, first, last);
        expect(found?.size).toBe(content.length);
        return found && (await buffer(found.content)).toString();
      };
      expect(await part(0, 4)).toBe('begin');
      expect(await part(content.length - 3, content.length - 1)).toBe('end');
      expect((await part(300_000, 299_999 + 200_000))?.length).toBe(200_000);
      const broken = async function* () {
        yield content.subarray(0, 300_000);
        throw new Error('cut');
      };
      await expect(files.putStream(place, Readable.from(broken()))).rejects.toThrow('cut');
      expect(await part(0, 4)).toBe('begin');
      expect(await subject.kept()).toBe(1);
    });

    test('are each their own, however their id is written', async () => {
      const [one, other] = [avatar(), avatar()];
      await files.put(one, Buffer.from('one'));
      await files.put({ ...other, id: other.id.toUpperCase() }, Buffer.from('other'));
      expect(await textOf(other)).toBe('other');
      expect(await files.remove(one)).toBe(true);
      expect(await textOf(other)).toBe('other');
    });

    test.each([0, 1, 261_119, 261_120, 261_121, 2_000_000])(
      'of %i bytes come back as they were put',
      async (length) => {
        const place = avatar();
        const content = Buffer.alloc(length).map((_, n) => (n * 31) % 251);
        await files.put(place, content);
        expect(Buffer.compare(Buffer.from((await files.get(place)) ?? []), content)).toBe(0);
        await files.remove(place);
        expect(await subject.kept()).toBe(0);
      },
    );

    test('are whole for whoever reads while they are replaced', async () => {
      const place = avatar();
      await files.put(place, filled(0));
      let isWriting = true;
      const reading = Array.from({ length: 3 }, async () => {
        let last = 0;
        while (isWriting) {
          const content = (await files.get(place)) ?? Buffer.alloc(0);
          const n = content[0] ?? -1;
          expect(Buffer.compare(Buffer.from(content), filled(n))).toBe(0);
          expect(n).toBeGreaterThanOrEqual(last);
          last = n;
        }
      });
      for (let n = 1; n <= 12; n += 1) await files.put(place, filled(n));
      isWriting = false;
      await Promise.all(reading);
      expect(await subject.kept()).toBe(1);
    });

    test('that several put at once at one place are one of them', async () => {
      const place = avatar();
      const other = await subject.reopen();
      await Promise.all([1, 2, 3, 4].map((n) => (n % 2 ? files : other).put(place, filled(n))));
      const content = Buffer.from((await files.get(place)) ?? []);
      expect(Buffer.compare(content, filled(content[0] ?? 0))).toBe(0);
      expect(await subject.kept()).toBe(1);
    });

    test.each(['../../../etc/passwd', '..', '', 'x'.repeat(36), `${randomUUID()}/..`, '$ne'])(
      'are not known by %j, and nothing is made of it',
      async (id) => {
        const place = { kind: 'avatar', id } as const;
        await expect(files.put(place, Buffer.from('x'))).rejects.toThrow();
        await expect(files.get(place)).rejects.toThrow();
        await expect(files.remove(place)).rejects.toThrow();
        expect(await subject.kept()).toBe(0);
      },
    );
  });
}
