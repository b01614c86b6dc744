import { withCompanyLook } from '@foyer/contracts/look';
import { settingGroups, type Appearance, type QueueContentItem } from '@foyer/contracts/portals';

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

/** A text that was just emptied is an empty one. */
const contentOf = (slots: unknown) =>
  Object.fromEntries(
    Object.entries((slots ?? {}) as Record<string, QueueContentItem[] | undefined>).map(
      ([slot, items]) => [
        slot,
        (items ?? []).map((item) => ({
          ...item,
          message: { ...item.message, text: (item.message.text as string | null) ?? '' },
        })),
      ],
    ),
  );

/** True if visitors need a PIN after the form is saved. */
const needsPin = ({ hasPin, pin, removePin }: Fields): boolean =>
  Boolean(pin) || (hasPin === true && removePin !== true);

/** As much of what is being edited as the visitors' page shows, in the company's look. */
export const previewOf = (form: Fields, company: Appearance): Fields => ({
  name: form.name ?? '',
  askClientName: form.askClientName === true,
  smsCodeRequired: form.smsCodeRequired === true,
  hasPin: needsPin(form),
  messages: settled(form.messages, 'messages'),
  messagesEn: settled(form.messagesEn, 'messagesEn'),
  callButton: settled(form.callButton, 'callButton'),
  appearance: withCompanyLook(settled(form.appearance, 'appearance'), company),
  recording: settled(form.recording, 'recording'),
  feedback: form.feedback,
  queueContent: contentOf(form.queueContent),
});
