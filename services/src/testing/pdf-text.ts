import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a PDF that was answered says, as a reader would see it. @throws Error for any other answer. */
export async function pdfText(response: Response): Promise<string> {
  const type = response.headers.get('content-type');
  if (type !== 'application/pdf') throw new Error(`No PDF: ${response.status}, ${type}`);
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'document.pdf');
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    return (await run('pdftotext', ['-layout', file, '-'])).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}
