import LogoutIcon from '@mui/icons-material/PowerSettingsNew';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { ownCallRoutes } from '@foyer/contracts/identity';
import { useState } from 'react';
import { Confirm, useLogout, useTranslate } from 'react-admin';

import { api } from '../providers/api.js';

/** True if the member is in a call. A server that does not answer keeps no one in. */
const isInCall = (): Promise<boolean> =>
  api.call(ownCallRoutes.getOwnCall, {}).then(
    ({ inCall }) => inCall,
    () => false,
  );

/** Signs out, after one question if that ends a call on another page of the member. */
export function LogoutAfterQuestion() {
  const translate = useTranslate();
  const logout = useLogout();
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    if (await isInCall()) setAsking(true);
    else await logout();
  };
  return (
    <>
      <MenuItem onClick={() => void ask()} sx={{ minHeight: 44 }}>
        <ListItemIcon>
          <LogoutIcon />
        </ListItemIcon>
        {translate('ra.auth.logout')}
      </MenuItem>
      <Confirm
        isOpen={asking}
        title={translate('layout.inCall.title')}
        content={translate('layout.inCall.text')}
        confirm={translate('layout.inCall.go')}
        onConfirm={() => void logout()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
