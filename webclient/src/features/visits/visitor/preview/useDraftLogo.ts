import { portalPicture, type PublicPortal } from '@foyer/contracts/portals';
import { useEffect, useState } from 'react';

import { readAsStaff } from './read-files-as-staff.js';

/**
 * The address within this page of a logo that is not saved yet; undefined until it is there, and
 * where there is none.
 */
export function useDraftLogo(
  { _id, appearance: { logo: saved } }: PublicPortal,
  logo: string | undefined,
): string | undefined {
  const [read, setRead] = useState<{ logo: string; address: string }>();
  useEffect(() => {
    if (logo === undefined || logo === saved) return undefined;
    let address: string | undefined;
    let isOver = false;
    readAsStaff(portalPicture(_id, logo))
      .then((response) => (response.ok ? response.blob() : undefined))
      .then((file) => {
        if (isOver || file === undefined) return;
        address = URL.createObjectURL(file);
        setRead({ logo, address });
      })
      // Without it the preview shows the portal's initial.
      .catch(() => undefined);
    return () => {
      isOver = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [_id, logo, saved]);
  if (logo === saved) return logo;
  return read?.logo === logo ? read?.address : undefined;
}
