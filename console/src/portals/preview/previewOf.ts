import { settingGroups } from '@foyer/contracts/portals';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** An emptied colour is none, and an emptied text an empty one. */
const settled = (
  value: unknown,
  group: 'appearance' | 'callButton' | 'messages' | 'messagesEn' | 'recording',
) =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {})
      .map(([field, inner]) => [field, inner ?? ''] as const)
      .filter(
        ([field, inner]) =>
          inner !== '' || field in (settingGroups[group].defaults as Record<string, unknown>),
      ),
  );

/** As much of what is being edited as the visitors' page shows. */
export const previewOf = (form: Fields): Fields => ({
  name: form.name ?? '',
  askClientName: form.askClientName === true,
  smsCodeRequired: form.smsCodeRequired === true,
  messages: settled(form.messages, 'messages'),
  messagesEn: settled(form.messagesEn, 'messagesEn'),
  callButton: settled(form.callButton, 'callButton'),
  appearance: settled(form.appearance, 'appearance'),
  recording: settled(form.recording, 'recording'),
});
