import { calendarRoutes, type CalendarEvent } from '@foyer/contracts/calendar';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { FormProblem } from '#design/FormProblem.js';
import { MemberSearch } from '../sessions/MemberSearch.js';
import { useAct } from '../sessions/useAct.js';

interface HandOverDialogProps {
  readonly meeting: CalendarEvent;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Lets a colleague organize a meeting. */
export function HandOverDialog({ meeting, onClose, onDone }: HandOverDialogProps) {
  const { t } = useTranslation();
  const { act, problem } = useAct();
  return (
    <Dialog
      title={t('calendar.handOverTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('app.cancel')}</Button>}
    >
      <FormProblem text={problem} />
      <p>{t('calendar.handOverText')}</p>
      <MemberSearch
        except={[meeting.organizerId]}
        onChoose={({ memberId, name }) =>
          void act(
            async () => {
              const params = { id: meeting._id };
              await api.call(calendarRoutes.handOverMeeting, { params, body: { memberId } });
              onDone();
            },
            t('calendar.handedOver', { name }),
          )
        }
      />
    </Dialog>
  );
}
