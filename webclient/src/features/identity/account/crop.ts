/** The square that is cut out of a picture, by its middle in the picture's own pixels. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1 takes as much as a square can take, 2 half of that. */
  readonly zoom: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const ZOOM_MAX = 4;

/** The side of the square, in the picture's pixels. */
export const sideOf = ({ width, height }: PictureSize, { zoom }: Crop): number =>
  Math.min(width, height) / zoom;

/** Keeps the square within the picture. */
export function within(size: PictureSize, crop: Crop): Crop {
  const zoom = Math.min(ZOOM_MAX, Math.max(1, crop.zoom));
  const half = sideOf(size, { ...crop, zoom }) / 2;
  const clamp = (value: number, max: number) => Math.min(max - half, Math.max(half, value));
  return { zoom, x: clamp(crop.x, size.width), y: clamp(crop.y, size.height) };
}

/** The largest square in the middle. */
export const middleOf = (size: PictureSize): Crop => ({
  x: size.width / 2,
  y: size.height / 2,
  zoom: 1,
});

/** Moves the square by shares of its own side. */
export function moved(size: PictureSize, crop: Crop, dx: number, dy: number): Crop {
  const side = sideOf(size, crop);
  return within(size, { ...crop, x: crop.x + dx * side, y: crop.y + dy * side });
}
