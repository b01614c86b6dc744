import { portalRoutes, type Portal } from '@foyer/contracts/portals';
import { useQuery } from '@tanstack/react-query';
import { BooleanInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { api } from '../../providers/api.js';

const SOURCE = 'smsCodeRequired';

/** Sets if visitors need a code by SMS. Without a provider, it can only be turned off. */
export function SmsCodeInput() {
  const isRequired: unknown = useWatch({ name: SOURCE });
  const isSetUp = useTextMessages();
  return (
    <BooleanInput
      source={SOURCE}
      disabled={isSetUp !== true && isRequired !== true}
      helperText={isSetUp === false ? 'portal.smsNotSetUp' : 'portal.smsCodeHint'}
    />
  );
}

/** True if text messages can be sent; undefined while that is not known. */
function useTextMessages(): boolean | undefined {
  const id = useRecordContext<Portal>()?._id;
  const { data } = useQuery({
    queryKey: ['text-messages'],
    enabled: id !== undefined,
    queryFn: async () => {
      const params = { idOrShortlink: id ?? '' };
      const { textMessages } = await api.call(portalRoutes.getPublicPortal, { params });
      return textMessages;
    },
  });
  return data;
}
