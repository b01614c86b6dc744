import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import styles from './ScreenCards.module.css';
import type { ScreenRequests } from './useScreenRequest.js';

interface ScreenCardsProps {
  readonly call: CallInHand;
  readonly requests: ScreenRequests;
  readonly act: (work: Promise<void>) => void;
}

/**
 * Requests to take over the screen, with buttons to answer; and the result of the user's own
 * request.
 */
export function ScreenCards({ call, requests, act }: ScreenCardsProps) {
  const { t } = useTranslation();
  const { own, asked, answer, done } = requests;
  const asking = call.state.others.find(({ userCallId }) => userCallId === asked?.actionBy);
  const { displayName = '' } = asking ?? {};
  const name = displayName === '' ? t('call.somebody') : displayName;
  const isShared = (call.state.now?.screenShare ?? null) !== null;
  return (
    <>
      {asked && (
        <div className={styles.card} role="alertdialog" aria-labelledby="screen-request">
          <p id="screen-request">
            {t(isShared ? 'sessionCall.wantsToShare' : 'sessionCall.asksToShare', { name })}
          </p>
          <div className={styles.actions}>
            <Button kind="primary" onClick={() => act(answer(true))}>
              {t(isShared ? 'sessionCall.handOver' : 'sessionCall.letShare')}
            </Button>
            <Button onClick={() => act(answer(false))}>
              {t(isShared ? 'sessionCall.keepSharing' : 'sessionCall.turnAway')}
            </Button>
          </div>
        </div>
      )}
      {own && (
        <div className={styles.card} data-state={own} role="status">
          <p>{t(`sessionCall.shareRequest.${own}`)}</p>
          {own !== 'waiting' && (
            <div className={styles.actions}>
              <Button onClick={done}>{t('sessionCall.understood')}</Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}
