const explanations: Readonly<Record<string, string>> = {
  NETWORK: 'The server cannot be reached. Check the network and the address of the server.',
  TIMEOUT: 'The server did not answer in time. Check the network.',
  NOT_UNDERSTOOD: 'What answers at this address is not this product, or another version of it.',
  KEY_MISSING:
    'No device key is set. Set device.key, or FOYER_AGENT_DEVICE_KEY, to the key that the console shows.',
  DEVICE_KEY_WRONG: 'The device key is not valid. Check it, or create a new one in the console.',
  DEVICE_DEACTIVATED: 'The device has been deactivated. Activate it in the console.',
  DEVICE_UNKNOWN: 'The device has been deleted. Add it in the console again, and set its new key.',
  DEVICE_ELSEWHERE:
    'The device is logged in at another booth. To take it back, run foyer-device-agent --sign-in here, or set a new key.',
  SIGNED_OUT: 'The device key was replaced. Set the new one.',
  TOO_MANY_REQUESTS: 'The server refuses further attempts for a while.',
};

/**
 * @param code Of an `ApiError`.
 * @returns What happened and what to do about it, for those who look after the kiosk.
 */
export function explainErrorAnswer(code: string): string {
  return explanations[code] ?? `The server refused the device (${code}).`;
}
