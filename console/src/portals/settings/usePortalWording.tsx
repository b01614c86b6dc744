import { useGetOne, useTranslate } from 'react-admin';

import type { Wording } from '#layout/saving/FormGuard.js';
import type { EditedPortal } from './editedPortal.js';

/** Names another portal, which is meant by its id. */
function OfPortal({ id }: { id: unknown }) {
  const known = typeof id === 'string' ? id : '';
  const { data } = useGetOne<EditedPortal>('portals', { id: known }, { enabled: known !== '' });
  return data?.name ?? '–';
}

/**
 * How a portal's settings are worded where others changed them: content by the station at which it
 * stands.
 */
export function usePortalWording(): Wording {
  const translate = useTranslate();
  return {
    choices: 'portal.choice',
    labelOf: (path) => {
      const [part, slot] = path.split('.');
      if (part !== 'queueContent') return undefined;
      const station = translate(`portal.slot.${slot}`, { _: slot });
      return [translate('portal.tab.content'), station].join(', ');
    },
    wordsOf: (path, id) =>
      path === 'longestWait.otherPortalId' ? <OfPortal id={id} /> : undefined,
  };
}
