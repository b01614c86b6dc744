import { readArchive, type ArchiveProgress } from '@foyer/contracts/client';
import { paymentRoutes } from '@foyer/contracts/payments';

import { fetchFile } from '#providers/fetchFile.js';

/**
 * The receipts of payments in one archive, as they are made.
 * @throws ApiError when it was refused or never arrived; the signal's own error when it was
 * aborted.
 */
export async function fetchReceiptArchive(
  ids: readonly string[],
  onProgress: (progress: ArchiveProgress) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const body = { ids };
  const response = await fetchFile(paymentRoutes.downloadReceipts, { body, signal });
  return readArchive(
    response,
    Number(response.headers.get('x-receipts') ?? ids.length),
    onProgress,
  );
}
