import { ownCallRoutes } from '@foyer/contracts/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '../app/api.js';
import { isLeavingGuarded, leave } from '../app/leaving.js';
import { signOut } from '../app/staff/sign-out.js';
import { Button } from '../design/Button.js';
import { Dialog } from '../design/Dialog.js';
import { Icon } from '../design/Icon.js';
import menu from '../design/Menu.module.css';

/** True if the member is in a call on any page. A server that does not answer keeps no one in. */
const isInCall = (): Promise<boolean> =>
  api.call(ownCallRoutes.getOwnCall, {}).then(
    ({ inCall }) => inCall,
    () => false,
  );

/**
 * Signs out, after one question if that ends a call. This page asks about its own call; for a call
 * in another tab or on another page, the server is asked.
 */
export function SignOut({ closeMenu }: { closeMenu: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    if (isLeavingGuarded()) {
      closeMenu();
      leave(() => void signOut());
    } else if (await isInCall()) setAsking(true);
    else await signOut();
  };
  const close = () => setAsking(false);
  return (
    <>
      <button type="button" role="menuitem" className={menu.item} onClick={() => void ask()}>
        <Icon name="signOut" />
        {t('auth.signOut')}
      </button>
      {asking && (
        <Dialog
          title={t('auth.leaving.any.title')}
          onClose={close}
          actions={
            <>
              <Button kind="danger" onClick={() => void signOut()}>
                {t('auth.leaving.any.go')}
              </Button>
              <Button onClick={close}>{t('call.stay')}</Button>
            </>
          }
        >
          <p>{t('auth.leaving.any.text')}</p>
        </Dialog>
      )}
    </>
  );
}
