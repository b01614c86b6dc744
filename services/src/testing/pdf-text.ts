import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the text of a PDF answer, line by line. @throws Error for any other answer. */
export async function pdfText(response: Response): Promise<string> {
  const type = response.headers.get('content-type');
  if (type !== 'application/pdf') throw new Error(`No PDF: ${response.status}, ${type}`);
  const data = new Uint8Array(await response.arrayBuffer());
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  let text = '';
  for (let n = 1; n <= document.numPages; n += 1) {
    const { items } = await (await document.getPage(n)).getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
  }
  await task.destroy();
  return text;
}
