import { useRef } from 'react';
import { pictureLimits } from '@foyer/contracts/calls';
import { failureTexts, successTexts } from '@foyer/contracts/notices';
import { permits } from '@foyer/contracts/identity';
import { callSettingRoutes, type ShownCallSetting } from '@foyer/contracts/settings';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Choice } from '#design/Choice.js';
import { FormProblem } from '#design/FormProblem.js';
import { Section } from '#design/Section.js';
import { Select } from '#design/Select.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { LAYOUTS } from '#media/group/arrange.js';
import { callSetting } from '#state/call-setting.js';
import { useStore } from '#state/store.js';
import form from './AccountForm.module.css';
import { changeOfCalls, shownCalls, type CallFields } from './call-fields.js';
import { ChangedElsewhere } from './ChangedElsewhere.js';
import { FirstPortal } from './FirstPortal.js';
import { OVERLAYS, overlayOf, overlaySetting } from './portrait-overlay.js';
import { LABELS, useCallsInWords } from './useCallsInWords.js';
import { SaveOwn } from './SaveOwn.js';
import { useOwnForm } from './useOwnForm.js';

const SWITCH = ['on', 'off'] as const;
type Quality = CallFields['quality'];
const TRANSPARENCIES = [0, 25, 50, 75, 100] as const;
const QUALITIES = Object.keys(pictureLimits) as Quality[];

/** Edits how the member's calls begin and are laid out. */
export function CallsTab() {
  const { t } = useTranslation();
  const { profile } = useStaff();
  const {
    values: wanted,
    change,
    isChanged,
    saving,
    save,
    conflict,
  } = useOwnForm<CallFields, ShownCallSetting>({
    draft: 'calls',
    saved: useStore(callSetting),
    shownOf: shownCalls,
    send: (changes, revision) =>
      api.call(callSettingRoutes.saveCallSetting, {
        body: { ...changeOfCalls(changes), revision },
      }),
    read: () => api.call(callSettingRoutes.getCallSetting, {}),
    show: (saved) => callSetting.set(saved),
    words: { done: successTexts.SETTINGS_UPDATED, failed: failureTexts.USER_UPDATE },
  });
  const answers = permits('portals.read', profile.role);
  usePageTitle(t('account.tab.calls'));
  const element = useRef<HTMLFormElement>(null);
  useFocusProblem(element, saving.problem);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  const inWords = useCallsInWords();
  const switches = SWITCH.map((value) => ({ value, text: t(`account.calls.is.${value}`) }));
  return (
    <Section title={t('account.calls.title')} lead={t('account.calls.lead')}>
      <form ref={element} className={form.form} onSubmit={submit}>
        <FormProblem text={saving.problem} />
        <Choice
          label={t('account.calls.video')}
          value={wanted.video ? 'on' : 'off'}
          options={switches}
          onChange={(value) => change({ video: value === 'on' })}
        />
        <Choice
          label={t('account.calls.audio')}
          value={wanted.audio ? 'on' : 'off'}
          options={switches}
          onChange={(value) => change({ audio: value === 'on' })}
        />
        <Select
          label={t('account.calls.quality')}
          value={wanted.quality}
          options={QUALITIES.map((value) => ({ value, text: t(`account.calls.best.${value}`) }))}
          hint={t('account.calls.qualityHint')}
          onChange={(quality) => change({ quality })}
        />
        <Choice
          label={t('account.calls.layout')}
          value={wanted.layout}
          options={LAYOUTS.map((value) => ({ value, text: t(`account.calls.layoutIs.${value}`) }))}
          onChange={(layout) => change({ layout })}
        />
        <Choice
          label={t('account.calls.overlay')}
          value={overlayOf(wanted.portraitOverlay)}
          options={OVERLAYS.map((value) => ({
            value,
            text: t(`account.calls.overlayIs.${value}`),
          }))}
          onChange={(value) => change({ portraitOverlay: overlaySetting(value) })}
        />
        <Choice
          label={t('account.calls.transparency')}
          value={`${wanted.transparency}`}
          options={TRANSPARENCIES.map((value) => ({ value: `${value}`, text: `${value} %` }))}
          onChange={(value) => {
            const transparency = TRANSPARENCIES.find((one) => `${one}` === value) ?? 0;
            change({ transparency });
          }}
        />
        {answers && (
          <FirstPortal value={wanted.queueId} onChange={(queueId) => change({ queueId })} />
        )}
        <div className={form.actions}>
          <SaveOwn busy={saving.busy} isChanged={isChanged} />
        </div>
      </form>
      {conflict && (
        <ChangedElsewhere
          thing="calls"
          conflict={conflict}
          labelOf={(name) => t(`account.calls.${LABELS[name]}`)}
          inWords={inWords}
        />
      )}
    </Section>
  );
}
