import { useTranslation } from 'react-i18next';

import { CountMark } from '#design/CountMark.js';

/** The number of requests to speak, next to the name of the tab where they are answered. */
export function AskingBadge({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <>
      <CountMark count={count} inline />
      <span className="visually-hidden">{t('sessionCall.asking', { count })}</span>
    </>
  );
}
