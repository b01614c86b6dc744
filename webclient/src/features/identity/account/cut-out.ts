import { sideOf, type Crop, type PictureSize } from './crop.js';

/** As large as a portrait is ever shown, in pixels. */
const SIDE = 512;
const QUALITY = 0.9;

/**
 * Cuts a square out of a picture, as JPEG.
 * @throws Error where the browser cannot.
 */
export async function cutOut(
  image: CanvasImageSource,
  size: PictureSize,
  crop: Crop,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw');
  const side = sideOf(size, crop);
  // Transparent parts of a picture become white, since JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (!blob) throw new Error('This browser does not write pictures');
  return blob;
}
