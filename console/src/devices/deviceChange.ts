const TEXTS = ['description', 'street', 'city', 'zipCode', 'state'] as const;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** True if a terminal's address was given, of which all parts are needed. */
const hasAddress = (value: unknown): value is Fields => isFields(value) && Boolean(value.ip);

/** An emptied field of a form is an empty text; nothing is chosen then. */
const chosen = (value: unknown) => (value === '' ? null : (value ?? null));

/** A camera that was not chosen, or a resolution, is left to the device. */
const camera = (value: unknown) =>
  isFields(value)
    ? {
        deviceId: chosen(value.deviceId),
        resolution: chosen(value.resolution),
        angle: value.angle ?? 0,
      }
    : undefined;

/**
 * Returns the values that a device's form sends: emptied texts as empty, missing choices as null,
 * no address while there is none.
 */
export function toDeviceChange(form: Fields): Record<string, unknown> {
  const { paymentTerminal, userCamera, docCamera, ...rest } = form;
  const texts = TEXTS.filter((name) => name in form).map((name) => [name, form[name] ?? '']);
  const choices = (['queueId', 'microphone', 'speaker'] as const)
    .filter((name) => name in form)
    .map((name) => [name, chosen(form[name])]);
  return {
    ...rest,
    ...(Object.fromEntries([...texts, ...choices]) as Fields),
    ...(userCamera === undefined ? {} : { userCamera: camera(userCamera) }),
    ...(docCamera === undefined ? {} : { docCamera: camera(docCamera) }),
    ...(hasAddress(paymentTerminal)
      ? {
          paymentTerminal: {
            ...paymentTerminal,
            protocol: chosen(paymentTerminal.protocol),
            reconciliationTime: chosen(paymentTerminal.reconciliationTime),
          },
        }
      : {}),
  };
}
