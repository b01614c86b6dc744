import type { RatingType } from '@foyer/contracts/portals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { toast } from '#design/toasts.js';
import type { VisitSession } from './visit-session.js';

/** A visitor's rating of the visit, while it is entered. */
export interface Rating {
  readonly rating: number | null;
  readonly comment: string;
  /** True if the rating is complete: no more questions follow. */
  readonly done: boolean;
  readonly busy: boolean;
  /** True if a comment is being written, or is there and not sent. */
  readonly isWriting: boolean;
  readonly rate: (value: number) => Promise<void>;
  readonly write: (comment: string) => void;
  /** Sets if the field of the comment has the focus. */
  readonly focus: (isFocused: boolean) => void;
  /**
   * Sends the comment. @returns True if it was stored; otherwise the visitor has seen a message.
   */
  readonly send: () => Promise<boolean>;
  /**
   * Sends the words where there are any that were not sent.
   * @returns Whether nothing would be lost by leaving.
   */
  readonly keep: () => Promise<boolean>;
}

/**
 * The rating of a visit.
 * @param rated Whether it was given before.
 * @param type The question that is shown, which the answer is kept with.
 */
export function useRating(session: VisitSession, rated: boolean, type: RatingType): Rating {
  const { t } = useTranslation();
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [isFocused, setFocused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(rated);
  const hasWords = comment.trim() !== '';

  const rate = async (value: number) => {
    if (rating !== null) return;
    setRating(value);
    try {
      await session.rate(type, value, '');
    } catch (error) {
      setRating(null);
      toast(messageOf(error, t), 'problem');
    }
  };
  const send = async () => {
    setBusy(true);
    try {
      await session.rate(type, rating, comment.trim());
      setDone(true);
      return true;
    } catch (error) {
      toast(messageOf(error, t), 'problem');
      return false;
    } finally {
      setBusy(false);
    }
  };
  const keep = async () => done || !hasWords || send();
  const isWriting = !done && (isFocused || hasWords);
  return {
    ...{ rating, comment, done, busy, isWriting },
    ...{ rate, write: setComment, focus: setFocused, send, keep },
  };
}
