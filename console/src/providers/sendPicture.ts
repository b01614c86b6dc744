import { ApiError, makeUrl } from '@foyer/contracts/client';
import { avatarRoutes } from '@foyer/contracts/identity';
import type { RouteDefinition } from '@foyer/contracts/schema';

import { currentLocale } from '../i18n/locale.js';
import { readToken } from './token.js';

interface ErrorAnswer {
  readonly errors?: {
    readonly msg?: string;
    readonly code?: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
}

/**
 * Gives a member a picture.
 * @throws ApiError when it was refused or never arrived.
 */
export async function sendPicture(memberId: string, picture: File): Promise<void> {
  const form = new FormData();
  form.append('avatar', picture);
  await sendForm(avatarRoutes.changeMemberAvatar, { id: memberId }, form);
}

/**
 * Sends a form with a file.
 * @throws ApiError when it was refused or never arrived.
 */
export async function sendForm(
  route: RouteDefinition,
  params: Readonly<Record<string, string>>,
  form: FormData,
): Promise<void> {
  const response = await fetch(makeUrl(route, params), {
    method: route.method,
    headers: {
      authorization: `Bearer ${readToken() ?? ''}`,
      'accept-language': currentLocale(),
    },
    body: form,
  }).catch((cause: unknown) => {
    throw new ApiError('NETWORK', '', 0, {}, { cause });
  });
  if (response.ok) return;
  const { errors } = ((await response.json().catch(() => ({}))) ?? {}) as ErrorAnswer;
  throw new ApiError(
    errors?.code ?? 'NOT_UNDERSTOOD',
    // What is wrong with the picture says more than that something is.
    Object.values(errors?.fields ?? {})[0] ?? errors?.msg ?? '',
    response.status,
    errors?.fields,
  );
}
