import { ApiError, sendForm } from '@foyer/contracts/client';

import { currentLocale } from '../i18n/locale.js';
import { readToken } from './token.js';

/**
 * Sends a form with a file as the signed-in member.
 * @param fields the form's; a file among them
 * @returns what the server answers with
 * @throws ApiError when it was refused or never arrived.
 */
export async function sendFiles(
  route: { readonly method: string; readonly path: string },
  params: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string | File>>,
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const from = { token: readToken() ?? null, language: currentLocale() };
  try {
    return await sendForm(route, { ...from, params, form });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, msg, status, fields: wrong } = error;
    // The error of the file is more precise than the general one.
    throw new ApiError(code, Object.values(wrong)[0] ?? msg, status, wrong, { cause: error });
  }
}
