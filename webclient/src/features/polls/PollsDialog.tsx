import type { Poll } from '@foyer/contracts/polls';
import { useState } from 'react';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { useTexts } from '#i18n/useTexts.js';
import type { Channel } from '#wire/channel.js';
import { NewPoll } from './NewPoll.js';
import { OnePoll } from './OnePoll.js';
import styles from './Polls.module.css';
import { pollTexts as texts } from './polls-texts.js';

interface PollsDialogProps {
  readonly polls: readonly Poll[];
  readonly channel: Channel;
  readonly callId: string;
  readonly mayOpen: boolean;
  readonly atKiosk: boolean;
  readonly token?: () => string | null | Promise<string | null>;
  readonly onClose: () => void;
}

/** The polls of a call: open questions, and results. */
export function PollsDialog({ polls, onClose, ...props }: PollsDialogProps) {
  const { channel, callId, mayOpen, atKiosk } = props;
  const says = useTexts();
  const [isAsking, setAsking] = useState(false);
  // Open polls come first. One that closes meanwhile stays: another would come below the finger.
  const [first, setFirst] = useState<ReadonlySet<string>>(new Set());
  const isNew = (poll: Poll) => poll.isOpen && !first.has(poll.pollId);
  if (polls.some(isNew))
    setFirst(new Set([...first, ...polls.filter(isNew).map(({ pollId }) => pollId)]));
  if (isAsking) return <NewPoll {...{ channel, callId }} onClose={() => setAsking(false)} />;
  // A kiosk shows no more than what is open.
  const open = polls.filter((poll) => poll.isOpen);
  const above = polls.filter(({ pollId }) => first.has(pollId));
  const shown =
    atKiosk && open.length > 0
      ? open
      : [...above, ...polls.filter(({ pollId }) => !first.has(pollId))];
  const size = atKiosk ? 'large' : 'normal';
  return (
    <Dialog
      title={says(texts.title)}
      onClose={onClose}
      actions={
        <>
          {mayOpen && (
            <Button kind="primary" data-testid="new-poll" onClick={() => setAsking(true)}>
              {says(texts.ask)}
            </Button>
          )}
          <Button size={size} onClick={onClose}>
            {says(texts.close)}
          </Button>
        </>
      }
    >
      {shown.length === 0 && <p>{says(texts.none)}</p>}
      <ol className={styles.polls} data-kiosk={atKiosk || undefined}>
        {shown.map((poll) => (
          <li key={poll.pollId}>
            <OnePoll {...props} poll={poll} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
