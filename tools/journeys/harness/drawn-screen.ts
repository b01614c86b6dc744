/** A drawing in the place of a screen, which a browser without one cannot give. */
export const DRAWN_SCREEN = `navigator.mediaDevices.getDisplayMedia = async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 360;
  const pen = canvas.getContext('2d');
  setInterval(() => {
    pen.fillStyle = '#' + Math.floor(Math.random() * 0xffffff).toString(16).padStart(6, '0');
    pen.fillRect(0, 0, 640, 360);
  }, 100);
  return canvas.captureStream(5);
};`;
