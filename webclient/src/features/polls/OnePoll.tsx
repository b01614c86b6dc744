import { pollMessages, pollRoutes, type Poll } from '@foyer/contracts/polls';
import { fetchFile } from '@foyer/contracts/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { saveFile } from '#app/save-file.js';
import { Button } from '#design/Button.js';
import { toast } from '#design/toasts.js';
import { currentLanguage } from '#i18n/language.js';
import { useTexts } from '#i18n/useTexts.js';
import type { Channel } from '#wire/channel.js';
import { PollResult } from './PollResult.js';
import { EndPoll } from './EndPoll.js';
import { fileNameOf } from './poll-file-name.js';
import styles from './Polls.module.css';
import { pollTexts as texts } from './polls-texts.js';
import { VoteForm } from './VoteForm.js';

interface OnePollProps {
  readonly poll: Poll;
  readonly channel: Channel;
  readonly callId: string;
  readonly mayOpen: boolean;
  readonly atKiosk: boolean;
  readonly token?: () => string | null | Promise<string | null>;
}

/** One poll: to vote in, or its result. */
export function OnePoll({ poll, channel, callId, mayOpen, atKiosk, token }: OnePollProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [busy, setBusy] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const { pollId, isOpen, hasVoted, ballot } = poll;
  const of = { sessionCallId: callId, pollId };

  const does = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      setChanging(false);
    } catch (error) {
      toast(messageOf(error, t), 'problem');
    } finally {
      setBusy(false);
    }
  };
  const vote = (choices: number[]) =>
    does(() => channel.emit(pollMessages.castVote, { ...of, choices }));
  const save = async () => {
    const language = currentLanguage();
    const sent = { params: { id: callId, pollId }, query: { language }, language };
    const given = await token?.();
    const file = await fetchFile(pollRoutes.exportPoll, { ...sent, token: given ?? null });
    saveFile(await file.blob(), fileNameOf(poll));
  };
  const isVoting = isOpen && (!hasVoted || isChanging);
  const size = atKiosk ? 'large' : 'normal';
  return (
    <article className={styles.poll} data-testid="poll" data-open={isOpen}>
      {isVoting && <VoteForm {...{ poll, busy, size }} onVote={(choices) => void vote(choices)} />}
      {/* Who asks need not vote to see how far it is. */}
      {(!isVoting || mayOpen) && <PollResult poll={poll} isBelow={isVoting} />}
      <div className={styles.buttons}>
        {isOpen && hasVoted && !isChanging && ballot === 'open' && (
          <Button size={size} onClick={() => setChanging(true)}>
            {says(texts.changeVote)}
          </Button>
        )}
        {isOpen && mayOpen && (
          <EndPoll
            busy={busy}
            onEnd={() => void does(() => channel.emit(pollMessages.closePoll, of))}
          />
        )}
        {!isOpen && token && (
          <Button busy={busy} data-testid="save-poll" onClick={() => void does(save)}>
            {says(texts.save)}
          </Button>
        )}
      </div>
    </article>
  );
}
