import { avatarRoutes } from '@foyer/contracts/identity';
import { makeUrl } from '@foyer/contracts/client';
import { useQuery } from '@tanstack/react-query';

import { readToken } from '../providers/token.js';

const load = async (id: string): Promise<string> => {
  // A picture in a page cannot bring a token along by itself.
  const response = await fetch(makeUrl(avatarRoutes.getAvatar, { id }), {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}`);
  return URL.createObjectURL(await response.blob());
};

/** The address of a picture within this page; undefined while there is none. It never changes under its id. */
export function usePicture(id: string | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['pictures', id],
    queryFn: () => load(id ?? ''),
    enabled: id !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return data;
}
