import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';

/** Saves a form of the account. There is nothing to press until something is changed in it. */
export function SaveOwn(props: {
  readonly busy: boolean;
  readonly isChanged: boolean;
  /** The id of the form, where the button stands outside of it. */
  readonly form?: string;
}) {
  const { t } = useTranslation();
  const { busy, isChanged, form } = props;
  return (
    <Button
      type="submit"
      kind="primary"
      busy={busy}
      disabled={!isChanged}
      {...(form !== undefined && { form })}
    >
      {t('account.save')}
    </Button>
  );
}
