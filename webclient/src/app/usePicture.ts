import { avatarRoutes } from '@foyer/contracts/identity';
import { fullPath } from '@foyer/contracts/schema';
import { useEffect, useState } from 'react';

import { session } from '../session/session.js';
import { debug } from '../debug.js';

/** Pictures never change under their id, so each is fetched once for as long as the page lives. */
const pictures = new Map<string, Promise<string>>();

async function load(id: string): Promise<string> {
  // An image element in the page cannot send a token.
  const response = await fetch(fullPath(avatarRoutes.getAvatar).replace('{id}', id), {
    headers: { authorization: `Bearer ${session.token() ?? ''}` },
  });
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}`);
  return URL.createObjectURL(await response.blob());
}

function picture(id: string): Promise<string> {
  const known = pictures.get(id);
  if (known) return known;
  const loading = load(id);
  pictures.set(id, loading);
  loading.catch(() => pictures.delete(id));
  return loading;
}

/** The address of a picture within this page; null while there is none. */
export function usePicture(id: string | null): string | null {
  const [loaded, setLoaded] = useState<{ id: string; url: string } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let gone = false;
    picture(id).then(
      (url) => {
        if (!gone) setLoaded({ id, url });
      },
      (error: unknown) => debug('picture', error),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return loaded?.id === id ? loaded.url : null;
}
