const PICTURE = { width: 640, height: 480 };

/** A drawn person, and silence. */
function drawnStream(): MediaStream {
  const canvas = Object.assign(document.createElement('canvas'), PICTURE);
  const brush = canvas.getContext('2d');
  const draw = () => {
    if (brush === null) return;
    brush.fillStyle = '#3c4a4a';
    brush.fillRect(0, 0, PICTURE.width, PICTURE.height);
    brush.fillStyle = '#5d6d6c';
    brush.beginPath();
    brush.arc(320, 200, 76, 0, Math.PI * 2);
    brush.ellipse(320, 470, 150, 160, 0, 0, Math.PI * 2);
    brush.fill();
  };
  draw();
  const stream = canvas.captureStream(1);
  // A canvas gives a picture when it is drawn on after it was captured.
  setTimeout(draw);
  const silence = new AudioContext().createMediaStreamDestination().stream;
  for (const track of silence.getAudioTracks()) stream.addTrack(track);
  return stream;
}

/**
 * Puts a drawing in the place of camera and microphone: a preview asks for neither.
 * @param isAsked True if the browser seems to be still asking for them.
 */
export function drawCamera(isAsked: () => boolean): void {
  const devices = {
    getUserMedia: () =>
      isAsked() ? new Promise<MediaStream>(() => undefined) : Promise.resolve(drawnStream()),
    enumerateDevices: async () => [],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
}
