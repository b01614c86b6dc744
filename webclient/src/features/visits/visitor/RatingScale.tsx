import type { RatingType } from '@foyer/contracts/portals';
import type { TFunction } from 'i18next';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { classes } from '#design/classes.js';
import { Icon } from '#design/Icon.js';
import styles from './RatingScale.module.css';
import { Smile } from './Smile.js';

type ScaleType = Exclude<RatingType, 'text'>;

interface Choice {
  readonly value: number;
  readonly label: string;
  readonly picture: ReactNode;
  /** Pictures that fill up to the one chosen. */
  readonly fills?: boolean;
}

const FIVE = [1, 2, 3, 4, 5] as const;

/** Choices from 1 to 5; of two, the good one counts 5 and the other one 1. */
function choicesOf(type: ScaleType, t: TFunction): Choice[] {
  switch (type) {
    case 'stars':
      return FIVE.map((value) => ({
        value,
        label: t('goodbye.rating.stars', { count: value }),
        picture: <Icon name="star" />,
        fills: true,
      }));
    case 'smiles':
      return FIVE.map((value) => ({
        value,
        label: t(`goodbye.rating.smile${value}`),
        picture: <Smile level={value} />,
      }));
    case 'thumbs':
      return [
        { value: 5, label: t('goodbye.rating.thumbsUp'), picture: <Icon name="thumbUp" /> },
        { value: 1, label: t('goodbye.rating.thumbsDown'), picture: <Icon name="thumbDown" /> },
      ];
    case 'yesNo':
      return [
        { value: 5, label: t('goodbye.rating.yes'), picture: t('goodbye.rating.yes') },
        { value: 1, label: t('goodbye.rating.no'), picture: t('goodbye.rating.no') },
      ];
  }
}

interface RatingScaleProps {
  readonly type: ScaleType;
  readonly rating: number | null;
  readonly onRate: (rating: number) => void;
}

const step: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Arrows only move along the choices: the browser's own handling would give the next answer at
 * once. Enter answers as the space bar does, for the choices look like buttons.
 */
function goAlong(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter') (event.target as HTMLElement).click();
  const move = step[event.key];
  if (move === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('input')];
  const at = all.findIndex((one) => one === document.activeElement);
  all[(at + move + all.length) % all.length]?.focus();
}

/** One press says how it was. */
export function RatingScale({ type, rating, onRate }: RatingScaleProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.scale}>
      <legend className={styles.question}>
        {type === 'yesNo' ? t('goodbye.rating.yesNoQuestion') : t('goodbye.rate')}
      </legend>
      <div className={styles.choices} onKeyDown={goAlong}>
        {choicesOf(type, t).map(({ value, label, picture, fills }) => (
          <label
            key={value}
            title={label}
            className={classes(
              styles.choice,
              type === 'yesNo' && styles.word,
              rating === value && styles.chosen,
              fills && rating !== null && value <= rating && styles.filled,
            )}
          >
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={rating === value}
              aria-label={label}
              onChange={() => onRate(value)}
            />
            {picture}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
