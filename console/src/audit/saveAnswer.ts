import { readToken } from '../providers/token.js';

/** Saves what an address answers as a file; a link by itself would come without the token. */
export async function saveAnswer(path: string, name: string): Promise<void> {
  const token = readToken();
  const response = await fetch(path, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
