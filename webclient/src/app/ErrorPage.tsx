import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';

import { Notice } from './Notice.js';
import { usePageTitle } from './usePageTitle.js';

const known = ['401', '403', '404', '410', 'Closed'] as const;
type KnownCode = (typeof known)[number];
const isKnown = (code: string | undefined): code is KnownCode =>
  (known as readonly (string | undefined)[]).includes(code);

/** The page for an address that does not exist, or that this person may not open. */
export function ErrorPage() {
  const { t } = useTranslation();
  const params = useParams();
  const code = isKnown(params.code) ? params.code : '404';
  usePageTitle(t(`errors.page${code}Title`));
  return (
    <Notice
      sign={code === 'Closed' ? undefined : code}
      title={t(`errors.page${code}Title`)}
      text={t(`errors.page${code}Text`)}
      // The start page is for those who work here: a visitor whose link was used has nothing there.
      action={
        code === '410' || code === 'Closed' ? undefined : <Link to="/">{t('errors.home')}</Link>
      }
    />
  );
}
