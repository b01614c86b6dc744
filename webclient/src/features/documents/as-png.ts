/**
 * A picture as a PNG, which calls take. Portals keep theirs as WebP.
 * @throws Error where the browser cannot draw it.
 */
export async function asPng(picture: Blob): Promise<Blob> {
  const drawn = await createImageBitmap(picture);
  try {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [drawn.width, drawn.height];
    canvas.getContext('2d')?.drawImage(drawn, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not drawn'))), 'image/png'),
    );
  } finally {
    drawn.close();
  }
}
