import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional() }),
);

/**
 * Bytes after gzip of all scripts that a built page loads before anything is done on it.
 * @param parts Sources of parts that are also loaded separately; there must be such parts.
 */
export async function weighFirstLoad(folder: string, parts: readonly string[]): Promise<number> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8');
  const manifest = Manifest.parse(JSON.parse(text));
  const files = new Set<string>();
  const follow = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  for (const part of ['index.html', ...parts]) {
    if (manifest[part] === undefined) throw new Error(`${part} is not found in the build`);
    follow(part);
  }
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const weights = scripts.map(async (file) => gzipSync(await readFile(join(folder, file))).length);
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
}
