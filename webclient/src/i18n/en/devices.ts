export const devices = {
  goOnWithout: 'Continue without',
  devices: 'Camera, microphone and speaker',
  camera: 'Camera',
  quality: 'Quality of your picture',
  qualityOf: {
    best: 'Best',
    usual: 'Usual',
    '4K': '4K',
    'Full HD': 'Full HD',
    HD: 'HD',
    SD: 'Standard',
    Low: 'Low, for slow connections',
  },
  angle: 'Turn your picture',
  degrees: '{{angle}}°',
  blur: 'Blur the background',
  blurStarting: 'The background will be blurred in a moment.',
  blurFailed: 'This device cannot blur the background. Your camera is off.',
  blurLess: 'This device is slow at blurring. Your picture is smaller and less smooth.',
  blurQuestion: {
    title: 'Show your picture without blur?',
    text: 'This device cannot blur the background right now. Your camera was switched off, so your room is not visible.',
    leaveOff: 'Leave camera off',
    show: 'Show without blur',
  },
  microphone: 'Microphone',
  speaker: 'Speaker',
  level: 'Level of your microphone',
  self: 'Your picture',
  unnamed: 'Device {{number}}',
  none: 'None found',
  retry: 'Try again',
  without: 'Continue without camera',
  asking: 'Your browser asks for camera and microphone. Please allow both.',
  check: {
    title: 'Check your devices',
    lead: 'A short check of camera, microphone and connection before the first call.',
    good: 'Camera and microphone work.',
    goodAudio: 'Your microphone works.',
    blurFailed:
      'This device is too slow to blur the background, or your browser cannot do it. In a call your camera would be switched off. Close other programs, or turn the blur off.',
    blurLess:
      'This device is slow at blurring the background. Your picture will be smaller and less smooth.',
    done: 'Done',
    notNow: 'Not now',
  },
  path: {
    checking: 'Testing your connection …',
    good: 'Your connection is good.',
    loss: 'Parts of your picture and sound get lost on the way. Moving closer to the router may help.',
    delay: 'Your connection is slow. Others may hear you with a delay.',
    device: 'This device is very busy. Closing other programs may help.',
    unreachable:
      'Your network does not let sound and picture through. Please try another network, or continue anyway.',
  },
  problem: {
    'not-found': {
      title: 'No camera or microphone was found',
      text: 'Please plug one in and check that it is switched on; the page will notice automatically.',
    },
    denied: {
      title: 'This page may not use camera and microphone',
      text: 'Click the camera or padlock in the address bar of your browser, allow camera and microphone, then try again.',
    },
    dismissed: {
      title: 'The question was closed without an answer',
      text: 'Try again and choose "Allow" when your browser asks.',
    },
    'blocked-by-system': {
      title: 'Your device keeps the browser from using camera and microphone',
      text: 'Open the privacy settings of your device, allow your browser to use camera and microphone, then try again.',
    },
    'in-use': {
      title: 'Another program is using the camera or microphone',
      text: 'Please close other programs or tabs with video calls, then try again.',
    },
    overconstrained: {
      title: 'The selected device can no longer be used',
      text: 'It may have been unplugged. Choose another one, or try again with the default one.',
    },
    insecure: {
      title: 'This connection is not secure',
      text: 'Browsers only allow camera and microphone on secure pages. Please open the address with https.',
    },
    unsupported: {
      title: 'This browser cannot make video calls',
      text: 'Please open the page in a current version of Chrome, Edge, Firefox or Safari.',
    },
    unknown: {
      title: 'Camera and microphone could not be started',
      text: 'Please try again. If it does not help, restart your browser.',
    },
  },
  noCamera: {
    title: 'No camera was found',
    text: 'You can be heard, but not seen.',
  },
  noMicrophone: {
    title: 'No microphone was found',
    text: 'You can be seen, but not heard.',
  },
};
