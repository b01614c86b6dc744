import { useTranslation } from 'react-i18next';

import { Button } from '../design/Button.js';
import { Notice } from './Notice.js';

/** The page broke; drawing it again is the way on. */
export function Failure() {
  const { t } = useTranslation();
  return (
    <Notice
      title={t('errors.brokenTitle')}
      text={t('errors.brokenText')}
      action={
        <Button kind="primary" onClick={() => globalThis.location.reload()}>
          {t('errors.reload')}
        </Button>
      }
    />
  );
}
