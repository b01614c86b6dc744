import { parentPort, workerData } from 'node:worker_threads';

import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The answer of the thread. */
export interface OpenedPdf {
  readonly type: 'opened';
}

/** Runs in a separate thread: if a file harms it, only that file is refused. */
async function open(data: Uint8Array): Promise<OpenedPdf> {
  const task = getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    useWorkerFetch: false,
    // Unreadable parts are not guessed.
    stopAtErrors: true,
  });
  const document = await task.promise;
  const page = await document.getPage(1);
  await page.getOperatorList();
  return { type: 'opened' };
}

parentPort?.postMessage(await open(workerData as Uint8Array));
