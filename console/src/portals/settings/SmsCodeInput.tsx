import { portalRoutes, type PortalInFull } from '@foyer/contracts/portals';
import { useQuery } from '@tanstack/react-query';
import { BooleanInput, useRecordContext } from 'react-admin';

import { api } from '#providers/api.js';

const SOURCE = 'smsCodeRequired';

/**
 * The switch for a code by SMS that visitors need. Without a provider it can only be taken back.
 * The kept value decides that: a disabled field has no value, and one that disabled itself when it
 * was taken back would not be sent.
 */
export function SmsCodeInput() {
  const isRequired = useRecordContext<PortalInFull>()?.smsCodeRequired;
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
  const id = useRecordContext<PortalInFull>()?._id;
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
