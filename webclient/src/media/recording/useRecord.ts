import { sessionCallMessages } from '@foyer/contracts/calls';
import type { RecordType } from '@foyer/contracts/recordings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { toast } from '#design/toasts.js';
import { shownWording } from '#i18n/consent-words.js';
import type { Channel } from '#wire/channel.js';

/**
 * Asks for a recording of a call, or for its end. Says whether that went well; what did not is said
 * to the person.
 */
export function useRecord(channel: Channel, callId: string, userId: string) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const record = async (
    state: 'STARTING' | 'ENDING',
    recordType: RecordType = 'audio',
  ): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await channel.emit(sessionCallMessages.updateCallRecordingInfo, {
        sessionCallId: callId,
        callRecordingInfo: {
          ...{ recordType, callDetailId: callId, userId, state },
          userType: 'User',
          ...(state === 'STARTING' && { shown: shownWording('recording') }),
        },
      });
      return true;
    } catch (error) {
      toast(messageOf(error, t), 'problem');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { record, busy };
}
