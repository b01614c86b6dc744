import type { Participant } from '@foyer/contracts/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { useNow } from '#state/now.js';
import { HeldLine } from './HeldLine.js';
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

interface MayReturnProps {
  participant: Participant;
  how: 'end' | 'leave';
  onGo: () => void;
}

/** The same over the stage of an agent, who need not wait for it. */
export function MayReturnNotice(props: MayReturnProps) {
  return <StageNotice text={<Left {...props} />} action={<GoNow {...props} />} />;
}

/** The same in a line, for what covers the stage. */
export function MayReturnLine(props: MayReturnProps) {
  return <HeldLine text={<Left {...props} />} action={<GoNow {...props} size="small" />} />;
}

function Left({ participant: { displayName, participantProperties } }: MayReturnProps) {
  const { t } = useTranslation();
  const name = displayName || t('call.somebody');
  return <MayReturn name={name} seconds={participantProperties.mayReturnForS ?? 0} />;
}

function GoNow({ how, onGo, size }: MayReturnProps & { size?: 'small' }) {
  const { t } = useTranslation();
  return (
    <Button kind="primary" {...(size && { size })} data-testid="end-left-call" onClick={onGo}>
      {t(`call.wayBack.${how}Now`)}
    </Button>
  );
}
