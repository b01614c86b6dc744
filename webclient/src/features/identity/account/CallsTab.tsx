import { pictureLimits } from '@foyer/contracts/calls';
import { failureTexts, successTexts } from '@foyer/contracts/notices';
import { permits } from '@foyer/contracts/identity';
import { callSettingRoutes, type CallSetting } from '@foyer/contracts/settings';
import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { FormProblem } from '#design/FormProblem.js';
import { Section } from '#design/Section.js';
import { Select } from '#design/Select.js';
import { LAYOUTS } from '#media/group/arrange.js';
import { portalQueries } from '#features/portals/portal-queries.js';
import { callSetting } from '#state/call-setting.js';
import { useStore } from '#state/store.js';
import form from './AccountForm.module.css';
import { useDraft } from './drafts/useDraft.js';
import { OVERLAYS, overlayOf, overlaySetting } from './portrait-overlay.js';
import { useSaving } from './useSaving.js';

const SWITCH = ['on', 'off'] as const;
type Quality = CallSetting['mediaSettings']['quality'];
const TRANSPARENCIES = [0, 25, 50, 75, 100] as const;
const QUALITIES = Object.keys(pictureLimits) as Quality[];

/** Edits how the member's calls begin and are laid out. */
export function CallsTab() {
  const { t } = useTranslation();
  const { profile } = useStaff();
  const { value: wanted, change, drop } = useDraft<CallSetting>('calls', useStore(callSetting));
  const saving = useSaving();
  const answers = permits('portals.read', profile.role);
  usePageTitle(t('account.tab.calls'));
  const { startWith, mediaSettings } = wanted;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    await saving.save(
      async () => {
        callSetting.set(await api.call(callSettingRoutes.saveCallSetting, { body: wanted }));
        drop();
      },
      { done: successTexts.SETTINGS_UPDATED, failed: failureTexts.USER_UPDATE },
    );
  };
  const begin = (part: Partial<CallSetting['startWith']>) =>
    change({ ...wanted, startWith: { ...startWith, ...part } });
  const switches = SWITCH.map((value) => ({ value, text: t(`account.calls.is.${value}`) }));
  return (
    <Section title={t('account.calls.title')} lead={t('account.calls.lead')}>
      <form className={form.form} onSubmit={(event) => void submit(event)}>
        <FormProblem text={saving.problem} />
        <Choice
          label={t('account.calls.video')}
          value={startWith.video ? 'on' : 'off'}
          options={switches}
          onChange={(value) => begin({ video: value === 'on' })}
        />
        <Choice
          label={t('account.calls.audio')}
          value={startWith.audio ? 'on' : 'off'}
          options={switches}
          onChange={(value) => begin({ audio: value === 'on' })}
        />
        <Select
          label={t('account.calls.quality')}
          value={mediaSettings.quality}
          options={QUALITIES.map((value) => ({ value, text: t(`account.calls.best.${value}`) }))}
          hint={t('account.calls.qualityHint')}
          onChange={(quality) =>
            change({ ...wanted, mediaSettings: { ...mediaSettings, quality } })
          }
        />
        <Choice
          label={t('account.calls.layout')}
          value={wanted.layout}
          options={LAYOUTS.map((value) => ({ value, text: t(`account.calls.layoutIs.${value}`) }))}
          onChange={(layout) => change({ ...wanted, layout })}
        />
        <Choice
          label={t('account.calls.overlay')}
          value={overlayOf(wanted.portraitOverlay)}
          options={OVERLAYS.map((value) => ({
            value,
            text: t(`account.calls.overlayIs.${value}`),
          }))}
          onChange={(value) => change({ ...wanted, portraitOverlay: overlaySetting(value) })}
        />
        <Choice
          label={t('account.calls.transparency')}
          value={`${mediaSettings.transparency}`}
          options={TRANSPARENCIES.map((value) => ({ value: `${value}`, text: `${value} %` }))}
          onChange={(value) => {
            const transparency = TRANSPARENCIES.find((one) => `${one}` === value) ?? 0;
            change({ ...wanted, mediaSettings: { ...mediaSettings, transparency } });
          }}
        />
        {answers && (
          <FirstPortal value={startWith.queueId} onChange={(queueId) => begin({ queueId })} />
        )}
        <div className={form.actions}>
          <Button type="submit" kind="primary" busy={saving.busy}>
            {t('account.save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}

const ALL = '';

/** The portal whose line the desk shows first. */
function FirstPortal(props: {
  readonly value: string | null;
  readonly onChange: (queueId: string | null) => void;
}) {
  const { t } = useTranslation();
  const { data: portals, error } = useQuery(portalQueries.own());
  const isGone = portals && !portals.some(({ _id }) => _id === props.value);
  return (
    <Select
      label={t('account.calls.portal')}
      value={isGone ? ALL : (props.value ?? ALL)}
      options={[
        { value: ALL, text: t('account.calls.allPortals') },
        ...(portals ?? []).map(({ _id, name }) => ({ value: _id, text: name })),
      ]}
      hint={error === null ? t('account.calls.portalHint') : t('account.calls.portalsFailed')}
      onChange={(queueId) => props.onChange(queueId === ALL ? null : queueId)}
    />
  );
}
