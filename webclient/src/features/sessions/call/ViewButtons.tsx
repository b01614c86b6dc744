import { useTranslation } from 'react-i18next';

import { Icon } from '../../../design/Icon.js';
import { RoundButton } from '../../../media/components/RoundButton.js';
import type { CallView } from './useCallView.js';

/** The controls of how the call is looked at; each has a key too. */
export function ViewButtons({ view }: { view: CallView }) {
  const { t } = useTranslation();
  const { layout, changeLayout, peopleShown, togglePeople, fullScreen } = view;
  const layoutName = t(`sessionCall.layoutName.${layout}`);
  return (
    <>
      <RoundButton
        label={t('sessionCall.layout', { layout: layoutName })}
        icon={<Icon name="grid" />}
        aria-keyshortcuts="L"
        data-testid="change-layout"
        onClick={changeLayout}
      />
      <RoundButton
        label={t(fullScreen.isOn ? 'sessionCall.endFullScreen' : 'sessionCall.fullScreen')}
        icon={<Icon name="fullScreen" />}
        aria-keyshortcuts="F"
        data-testid="full-screen"
        onClick={fullScreen.toggle}
      />
      <RoundButton
        label={t(peopleShown ? 'sessionCall.hidePeople' : 'sessionCall.showPeople')}
        icon={<Icon name="people" />}
        aria-keyshortcuts="P"
        aria-pressed={peopleShown}
        data-testid="toggle-people"
        onClick={togglePeople}
      />
    </>
  );
}
