import type { Participant } from '@foyer/contracts/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { useNow } from '#state/now.js';
import { StageNotice } from './StageNotice.js';

/** Counts down from when it is first drawn; a screen reader is not told each second. */
function Seconds({ seconds }: { seconds: number }) {
  const now = useNow();
  const [began] = useState(now);
  const left = Math.min(seconds, Math.ceil(seconds - (now - began) / 1_000));
  return left > 0 ? (
    <span className="figures" aria-hidden="true">
      {' '}
      ({left} s)
    </span>
  ) : null;
}

/** Says that another participant has left, and for how long a return is possible. */
export function MayReturn({ name, seconds }: { name: string; seconds: number }) {
  const { t } = useTranslation();
  return (
    <>
      {t('call.mayReturn', { name })}
      <Seconds seconds={seconds} />
    </>
  );
}

/** The same over the stage of an agent, who need not wait for it. */
export function MayReturnNotice(props: {
  participant: Participant;
  how: 'end' | 'leave';
  onGo: () => void;
}) {
  const { t } = useTranslation();
  const { displayName, participantProperties } = props.participant;
  const name = displayName || t('call.somebody');
  return (
    <StageNotice
      text={<MayReturn name={name} seconds={participantProperties.mayReturnForS ?? 0} />}
      action={
        <Button kind="primary" data-testid="end-left-call" onClick={props.onGo}>
          {t(`call.wayBack.${props.how}Now`)}
        </Button>
      }
    />
  );
}
