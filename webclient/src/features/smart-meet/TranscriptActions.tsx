import type { Language } from '@foyer/contracts/identity';
import type { SmartMeet } from '@foyer/contracts/smart-meet';
import { useState } from 'react';

import { saveFile } from '#app/save-file.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { toast } from '#design/toasts.js';
import { shownWording } from '#i18n/consent-words.js';
import { smartMeetTexts as texts } from '#i18n/smart-meet-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { asCaptions, asText } from './transcript-file.js';
import styles from './TranscriptPage.module.css';
import type { useSmartMeet } from './useSmartMeet.js';

interface TranscriptActionsProps {
  readonly value: SmartMeet;
  readonly language: Language;
  readonly smartMeet: ReturnType<typeof useSmartMeet>;
  readonly mayDelete: boolean;
}

/** The actions on a transcript. An action that loses data asks first. */
export function TranscriptActions({
  value,
  language,
  smartMeet,
  mayDelete,
}: TranscriptActionsProps) {
  const says = useTexts();
  const [asking, setAsking] = useState<'takeOut' | 'delete' | null>(null);
  const { transcript, startedAt, hasOwnWords } = value;
  // The exported text is in one language, that of the summary.
  const unnamed = texts.somebody[language];
  const name = `${startedAt.slice(0, 10)}-transcript`;
  const text = () => {
    const lines = value.lines[language];
    const parts = lines
      ? ([
          [texts.summary, lines.summary],
          [texts.tasks, lines.tasks],
          ...(lines.sentiment.length > 0 ? ([[texts.mood, lines.sentiment]] as const) : []),
        ] as const)
      : [];
    const made = parts.map(
      ([title, part]) => `${title[language]}\n${part.map((one) => `- ${one.text}\n`).join('')}\n`,
    );
    return `${made.join('')}${texts.transcript[language]}\n${asText(transcript, startedAt, unnamed)}`;
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      toast(says(texts.copied), 'good');
    } catch {
      toast(says(texts.notCopied), 'problem');
    }
  };
  const save = (content: string, type: string, extension: string) =>
    saveFile(new Blob([content], { type: `${type};charset=utf-8` }), `${name}.${extension}`);
  const does = async () => {
    const isDone = await (asking === 'takeOut'
      ? smartMeet.withdraw(shownWording('transcript'))
      : smartMeet.remove());
    if (!isDone) return;
    setAsking(null);
    toast(says(texts.takenOut), 'good');
  };
  if (transcript.length === 0 && !mayDelete) return null;
  return (
    <div className={styles.actions}>
      {transcript.length > 0 && (
        <>
          <Button size="small" onClick={() => void copy()}>
            {says(texts.copy)}
          </Button>
          <Button size="small" onClick={() => save(text(), 'text/plain', 'txt')}>
            {says(texts.saveText)}
          </Button>
          <Button
            size="small"
            onClick={() => save(asCaptions(transcript, startedAt, unnamed), 'text/vtt', 'vtt')}
          >
            {says(texts.saveCaptions)}
          </Button>
        </>
      )}
      {hasOwnWords && (
        <Button size="small" onClick={() => setAsking('takeOut')}>
          {says(texts.takeOut)}
        </Button>
      )}
      {mayDelete && (
        <Button size="small" onClick={() => setAsking('delete')}>
          {says(texts.delete)}
        </Button>
      )}
      {asking && (
        <Dialog
          title={says(texts[asking])}
          onClose={() => setAsking(null)}
          actions={
            <>
              <Button kind="danger" busy={smartMeet.busy} onClick={() => void does()}>
                {says(texts[asking])}
              </Button>
              <Button onClick={() => setAsking(null)}>{says(texts.cancel)}</Button>
            </>
          }
        >
          <p>{says(asking === 'takeOut' ? texts.takeOutText : texts.deleteText)}</p>
        </Dialog>
      )}
    </div>
  );
}
