import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import { BarGap } from '#media/components/BarGap.js';
import { barWords } from '#media/components/bar-words.js';
import { RoundButton } from '#media/components/RoundButton.js';
import { ChatButton } from '../../chat/ChatButton.js';
import type { ChatSession } from '../../chat/session/chat-session.js';
import type { CallView } from './useCallView.js';

interface ViewButtonsProps {
  readonly view: CallView;
  /** True if a participant shares a screen or a second camera. */
  readonly shares: boolean;
  readonly hasFolder: boolean;
  readonly chat: ChatSession | null;
  /** How many ask to speak. */
  readonly asking: number;
}

/** The controls of how the call is looked at; each has a key too. */
export function ViewButtons({ view, shares, hasFolder, chat, asking }: ViewButtonsProps) {
  const { t } = useTranslation();
  const { layout, changeLayout, portraitOver, togglePortrait, fullScreen } = view;
  const { drawer, toggle } = view;
  const peopleShown = drawer === 'people-tab';
  const folderShown = drawer === 'folder-tab';
  const showPeople =
    asking > 0 ? t('sessionCall.showPeopleAsking', { count: asking }) : t('sessionCall.showPeople');
  const layoutName = t(`sessionCall.layoutName.${layout}`);
  return (
    <>
      {chat && (
        <ChatButton
          chat={chat}
          open={drawer === 'chat-tab'}
          shortcut="T"
          onToggle={() => toggle('chat-tab')}
        />
      )}
      <RoundButton
        label={peopleShown ? t('sessionCall.hidePeople') : showPeople}
        word={barWords.people}
        icon={<Icon name="people" />}
        count={peopleShown ? 0 : asking}
        aria-keyshortcuts="P"
        aria-pressed={peopleShown}
        data-testid="toggle-people"
        onClick={() => toggle('people-tab')}
      />
      {hasFolder && (
        <RoundButton
          label={t(folderShown ? 'sessionCall.hideFolder' : 'sessionCall.showFolder')}
          word={barWords.documents}
          icon={<Icon name="folder" />}
          aria-keyshortcuts="D"
          aria-pressed={folderShown}
          data-testid="toggle-folder"
          onClick={() => toggle('folder-tab')}
        />
      )}
      <RoundButton
        label={t('sessionCall.layout', { layout: layoutName })}
        word={barWords.layout}
        icon={<Icon name="grid" />}
        aria-keyshortcuts="L"
        data-testid="change-layout"
        onClick={changeLayout}
      />
      {shares && (
        <RoundButton
          label={t(portraitOver ? 'sessionCall.portraitBeside' : 'sessionCall.portraitOver')}
          word={barWords.portrait}
          icon={<Icon name="portrait" />}
          aria-keyshortcuts="O"
          aria-pressed={portraitOver}
          data-testid="toggle-portrait"
          onClick={togglePortrait}
        />
      )}
      <RoundButton
        label={t(fullScreen.isOn ? 'sessionCall.endFullScreen' : 'sessionCall.fullScreen')}
        word={barWords.fullScreen}
        icon={<Icon name="fullScreen" />}
        aria-keyshortcuts="F"
        data-testid="full-screen"
        onClick={fullScreen.toggle}
      />
      <BarGap />
    </>
  );
}
