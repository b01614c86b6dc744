import { initial } from '@foyer/contracts/look';
import { portalPicture, type PublicPortal } from '@foyer/contracts/portals';

import { Arch } from '#design/Arch.js';

/**
 * By what a portal is known: the first that a visitor sees, drawn alike by the server before this
 * page has begun.
 */
export function StartGreeting({ portal, open }: { portal: PublicPortal; open: boolean }) {
  const { logo } = portal.appearance;
  return (
    <>
      {logo === undefined ? (
        <Arch>{initial(portal.name)}</Arch>
      ) : (
        <img className="start-logo" src={portalPicture(portal._id, logo)} alt="" />
      )}
      <h1 className="start-name">{portal.name}</h1>
      {open && portal.messages.welcome && (
        <p className="start-welcome">{portal.messages.welcome}</p>
      )}
    </>
  );
}
