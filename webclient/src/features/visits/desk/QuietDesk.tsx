import type { DeskView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { duration } from '#state/duration.js';
import { useNow } from '#state/now.js';
import { LeftNotes } from './beside/LeftNotes.js';
import { Notes } from './beside/Notes.js';
import { keepNotes, releaseNotes } from './beside/notes-in-hand.js';
import type { DeskSession } from './desk-session.js';
import { DeskNotice } from './DeskNotice.js';

interface QuietDeskProps {
  readonly desk: DeskSession;
  readonly state: DeskView['desk'];
}

/** Says that it does not ring at this desk although its agent is there, and lets it ring again. */
export function QuietDesk({ desk, state }: QuietDeskProps) {
  const { wrapUp, callStatus, engagement, notRespondingSince, otherCalls } = state;
  const otherCall = otherCalls.at(-1);
  const isFree = engagement.kind === 'free';
  const wrapsUp = isFree && wrapUp !== null;
  return (
    <>
      {notRespondingSince !== null && <NotResponding desk={desk} state={state} />}
      {otherCall && <InOtherCall kind={otherCall.kind} />}
      {wrapsUp && <WrapUp desk={desk} wrapUp={wrapUp} />}
      {isFree && wrapUp === null && callStatus === 'busy' && <Busy desk={desk} />}
      <LeftNotes exceptOf={wrapsUp ? wrapUp.callDetailId : undefined} />
    </>
  );
}

/** It rang here without an answer: it does not ring any more until the agent reports to be back. */
function NotResponding({ desk, state }: QuietDeskProps) {
  const { t } = useTranslation();
  const run = () => desk.setAvailability(state.availability);
  return (
    <DeskNotice title={t('desk.missed')} main={{ label: t('desk.back'), run }} urgent>
      {t('desk.missedText')}
    </DeskNotice>
  );
}

/** An agent in a meeting, a session or another call gets no visitors. */
function InOtherCall({ kind }: Pick<DeskView['desk']['otherCalls'][number], 'kind'>) {
  const { t } = useTranslation();
  const title = kind === 'meeting' ? t('desk.meeting') : t('desk.otherCall');
  return <DeskNotice title={title}>{t('desk.otherCallText')}</DeskNotice>;
}

/**
 * After a call: how long it does not ring yet, with the ways to be ready earlier and to take more
 * time.
 */
function WrapUp({
  desk,
  wrapUp: { callDetailId, endsAt },
}: {
  readonly desk: DeskSession;
  readonly wrapUp: NonNullable<DeskView['desk']['wrapUp']>;
}) {
  const { t } = useTranslation();
  const left = Math.max(0, Date.parse(endsAt) - useNow());
  return (
    <DeskNotice
      title={t('desk.wrapUp')}
      main={{ label: t('desk.ready'), run: () => desk.setCallStatus('available') }}
      other={{
        label: t('desk.moreTime'),
        run: () => {
          keepNotes(callDetailId);
          return desk.setCallStatus('busy');
        },
      }}
      more={<Notes callDetailId={callDetailId} />}
    >
      {t('desk.wrapUpText')} <span className="figures">{duration(left)}</span>
    </DeskNotice>
  );
}

/** An agent who is busy without a call, such as with what a visitor left to do. */
function Busy({ desk }: { readonly desk: DeskSession }) {
  const { t } = useTranslation();
  const run = async () => {
    await desk.setCallStatus('available');
    releaseNotes();
  };
  return (
    <DeskNotice title={t('desk.busy')} main={{ label: t('desk.ready'), run }}>
      {t('desk.busyText')}
    </DeskNotice>
  );
}
