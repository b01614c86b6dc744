import { useTranslation } from 'react-i18next';

import { IconButton } from '#design/IconButton.js';
import styles from './Pager.module.css';

interface PagerProps {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

/** Turns the pages of pictures where not all have room at once. */
export function Pager({ page, pages, onTurn }: PagerProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.pager} aria-label={t('sessionCall.otherPictures')}>
      <IconButton
        icon="arrowLeft"
        className={styles.turn}
        label={t('sessionCall.picturesBefore')}
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      />
      <span role="status" data-testid="pictures-page">
        {t('sessionCall.picturesPage', { page: page + 1, pages })}
      </span>
      <IconButton
        icon="arrowRight"
        className={styles.turn}
        label={t('sessionCall.picturesAfter')}
        disabled={page === pages - 1}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  );
}
