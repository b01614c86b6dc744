import { avatarRoutes } from '@foyer/contracts/identity';
import { makeUrl } from '@foyer/contracts/client';
import { useQuery } from '@tanstack/react-query';

import { readToken } from '#providers/token.js';

/**
 * Loads a picture that only signed-in users may see, and returns its address within this page: an
 * image element cannot send a token.
 * @throws Error when it was refused
 */
export async function loadPicture(url: string): Promise<string> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}`);
  return URL.createObjectURL(await response.blob());
}

/**
 * The address of a picture within this page; undefined while there is none. It never changes under
 * its id.
 */
export function usePicture(id: string | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['pictures', id],
    queryFn: () => loadPicture(makeUrl(avatarRoutes.getAvatar, { id: id ?? '' })),
    enabled: id !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return data;
}
