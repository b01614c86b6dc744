const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const filled = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** An emptied text field is null to the form and empty to the server. */
const withoutNulls = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? '']));

const onlyFilled = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => filled(value)));

/**
 * What a form of a portal sends. An empty PIN field keeps the PIN as it is; removing one is said by `removePin`.
 */
export function toPortalChange(form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { pin, removePin, shortlink, messages, appearance, callButton, ...rest } = form;
  return {
    ...rest,
    ...(filled(shortlink) ? { shortlink } : {}),
    ...(filled(pin) ? { pin } : removePin === true ? { pin: null } : {}),
    ...(isRecord(messages) ? { messages: withoutNulls(messages) } : {}),
    ...(isRecord(appearance) ? { appearance: onlyFilled(appearance) } : {}),
    ...(isRecord(callButton)
      ? { callButton: { ...callButton, callButtonName: callButton.callButtonName ?? '' } }
      : {}),
  };
}
