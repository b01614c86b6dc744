import { permitsInCallOf, type CallKind } from '@foyer/contracts/calls';
import { useState } from 'react';

import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import { barWords } from '#media/components/bar-words.js';
import { RoundButton } from '#media/components/RoundButton.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import type { Channel } from '#wire/channel.js';
import notice from './PollNotice.module.css';
import { PollNotice } from './PollNotice.js';
import { PollsDialog } from './PollsDialog.js';
import { pollTexts as texts } from './polls-texts.js';
import { usePolls } from './usePolls.js';

export interface PollsInCallProps {
  readonly call: CallInHand;
  /** The channel `conference` of the call. */
  readonly channel: Channel;
  readonly callId: string;
  readonly kind: CallKind;
  /** Gives results as files to those who are signed in. */
  readonly token?: () => string | null | Promise<string | null>;
  /** True on a kiosk, which shows a question large, and the way back to it outside of the bar. */
  readonly atKiosk?: boolean;
}

/** Shows that there is something to vote on, and leads to the polls of a call. */
export function PollsInCall(props: PollsInCallProps) {
  const { call, channel, callId, kind, token, atKiosk = false } = props;
  const says = useTexts();
  const polls = usePolls(channel, callId);
  const [isOpen, setOpen] = useState(false);
  const [put, setPut] = useState<ReadonlySet<string>>(new Set());
  const { self, now } = call.state;
  const isAside = now?.consult?.stage === 'talking';
  const isStaff = self?.joinerType === 'User';
  const mayOpen = isStaff && !isAside && permitsInCallOf(kind, 'poll.open', self.role);
  const due = polls.filter((poll) => poll.isOpen && !poll.hasVoted);
  const asked = isAside ? undefined : due.find(({ pollId }) => !put.has(pollId));
  const putOff = () => setPut(new Set([...put, ...due.map(({ pollId }) => pollId)]));
  const show = () => {
    putOff();
    setOpen(true);
  };
  const label =
    due.length > 0 ? says(texts.waiting).replace('{count}', String(due.length)) : says(texts.title);
  return (
    <>
      {!atKiosk && (mayOpen || polls.length > 0) && (
        <RoundButton
          label={label}
          word={barWords.polls}
          count={due.length}
          aria-haspopup="dialog"
          data-testid="show-polls"
          live
          onClick={show}
          icon={
            <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
              <path
                d="M5 20V11M12 20V4M19 20v-6M3 20h18"
                fill="none"
                stroke="currentColor"
                strokeWidth={1.75}
                strokeLinecap="round"
              />
            </svg>
          }
        />
      )}
      {atKiosk && polls.length > 0 && !asked && !isOpen && (
        <div className={notice.again}>
          <Button size="large" aria-haspopup="dialog" data-testid="show-polls" onClick={show}>
            {label}
          </Button>
        </div>
      )}
      {asked && !isOpen && <PollNotice {...{ asked, atKiosk }} onShow={show} onLater={putOff} />}
      {isOpen && (
        <PollsDialog
          {...{ polls, channel, callId, mayOpen, atKiosk }}
          {...(isStaff && token && { token })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
