import type { ContentSlot } from '@foyer/contracts/portals';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState, type FocusEvent } from 'react';
import { useTranslate } from 'react-admin';

import { SettingInputs } from '../settings/SettingInput.js';
import { SettingsForm } from '../settings/SettingsForm.js';
import { partsOf } from '../settings/portalChange.js';
import { LongestWaitInputs } from './LongestWaitInputs.js';

const CALL_LOGIC_HINTS = {
  callLogic: 'portal.callLogicHint',
  wrapUpSeconds: 'portal.wrapUpHint',
};

/** Sets which agent is offered a visitor first. */
export function CallLogicTab() {
  const translate = useTranslate();
  return (
    <SettingsForm sends={partsOf('callLogic', 'longestWait')}>
      <SettingInputs group="callLogic" hints={CALL_LOGIC_HINTS} />
      <Typography variant="h6" component="h2" sx={{ mt: 3, mb: 1 }}>
        {translate('portal.longestWait')}
      </Typography>
      <LongestWaitInputs />
    </SettingsForm>
  );
}

/** The button that rings, and the controls during a call. */
export function CallControlsTab() {
  return (
    <SettingsForm sends={partsOf('callButton')} preview={{ part: 'callButton' }}>
      <SettingInputs group="callButton" />
    </SettingsForm>
  );
}

const LANGUAGES = [
  ['messages', 'de'],
  ['messagesEn', 'en'],
] as const;

const STATIONS: Readonly<Record<string, ContentSlot>> = {
  welcome: 'welcome',
  waiting: 'waiting',
  notAvailable: 'notAvailable',
  goodbye: 'goodBye',
};

/** The station at which a message is read. */
const stationOf = ({ target }: FocusEvent): ContentSlot | undefined =>
  STATIONS[((target as { name?: string }).name ?? '').split('.').at(-1) ?? ''];

/** The portal's messages to its visitors on their way, in both languages. */
export function MessagesTab() {
  const translate = useTranslate();
  const [shown, setShown] = useState<'messages' | 'messagesEn'>('messages');
  const [station, setStation] = useState<ContentSlot>();
  return (
    <SettingsForm sends={partsOf('messages', 'messagesEn')} preview={{ station }}>
      <Tabs
        value={shown}
        onChange={(_, chosen: typeof shown) => setShown(chosen)}
        aria-label={translate('portal.messageLanguage')}
        sx={{ mb: 2 }}
      >
        {LANGUAGES.map(([group, language]) => (
          <Tab key={group} value={group} label={translate(`portal.language.${language}`)} />
        ))}
      </Tabs>
      {/* Both stay in the form, so that nothing typed is lost. */}
      {LANGUAGES.map(([group]) => (
        <Box
          key={group}
          hidden={shown !== group}
          onFocus={(event) => setStation((before) => stationOf(event) ?? before)}
        >
          <SettingInputs group={group} />
        </Box>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('portal.messagesHint')}
      </Typography>
    </SettingsForm>
  );
}
