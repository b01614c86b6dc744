export const kiosk = {
  setUp: 'Set up this device',
  setUpText:
    'Enter the key that the console shows for this device, or scan its QR code with this device.',
  key: 'Device key',
  keyHint: 'Eight groups of four characters. It is shown once, when the device is added.',
  keyMissing: 'Please enter the key.',
  signIn: 'Sign in',
  keyVoid:
    'This device was signed out. Please enter its key again, or the new one where it was replaced.',
  deleted: 'This device was deleted in the console. Please enter the key of another one.',
  ended: 'This device was away for too long. Please enter its key again.',
  coming: 'Connecting …',
  shut: {
    DEVICE_DEACTIVATED: {
      title: 'Out of service',
      text: 'This device has been deactivated in the console. Once it is activated again, it goes on here.',
    },
    DEVICE_ELSEWHERE: {
      title: 'Signed in at another booth',
      text: 'This device is logged in at another booth. To go on here, sign in with its key; the other booth stops then.',
    },
    LICENCE_EXPIRED: {
      title: 'Out of service',
      text: 'The licence has expired. The device starts by itself as soon as it is renewed.',
    },
    other: {
      title: 'Out of service',
      text: 'The server does not accept this device. It goes on trying by itself.',
    },
  },
  useHere: 'Sign in here',
  noPortal: 'Almost ready',
  noPortalText:
    'No portal is assigned to {{name}} yet. It starts by itself as soon as one is chosen in the console.',
  portalMissing: 'Out of service',
  portalMissingText:
    'The portal of {{name}} no longer exists. Please choose another one in the console.',
  closed: 'We are closed',
  opensToday: 'We open today at {{time}}.',
  opensTomorrow: 'We open tomorrow at {{time}}.',
  opensOn: 'We open on {{day}} at {{time}}.',
  portalClosedText: 'Nobody is at the desk right now. This page opens by itself.',
  call: 'Start video call',
  touch: 'Touch the button to speak to somebody face to face.',
  enterPin: 'PIN',
  enterPinHint: 'Please enter the six digits.',
  erase: 'Delete the last digit',
  preparing: 'One moment please',
  preparingText: 'Camera and microphone are being prepared.',
  leaveQuestion: 'Give up your place?',
  goodbyeBack: 'Back to the start',
  backIn_one: 'Back to the start in {{count}} second',
  backIn_other: 'Back to the start in {{count}} seconds',
  quieter: 'Quieter',
  louder: 'Louder',
  volume: 'Volume',
  level: { low: 'Low', medium: 'Medium', high: 'High' },
  frozen: 'The camera has stopped. We are starting it again …',
  noDevices: 'Camera and microphone cannot be reached. We are trying again …',
  noPermission:
    'This browser may not use camera and microphone. Please allow both in its settings.',
  restarting: 'This did not work. We begin again in a moment …',
};
