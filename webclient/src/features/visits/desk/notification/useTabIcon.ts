import { useEffect } from 'react';

import { debug } from '#debug.js';

const SIZE = 64;
const MOST = 9;

/** The picture of the tab with a number on it; rejected where the browser draws none. */
async function counted(address: string, count: number): Promise<string> {
  const picture = new Image(SIZE, SIZE);
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('No canvas');
  drawing.drawImage(picture, 0, 0, SIZE, SIZE);
  drawing.fillStyle = '#b3261e';
  drawing.beginPath();
  drawing.arc(SIZE - 20, 20, 20, 0, 2 * Math.PI);
  drawing.fill();
  drawing.fillStyle = '#ffffff';
  drawing.font = `bold ${count > MOST ? 24 : 32}px sans-serif`;
  drawing.textAlign = 'center';
  drawing.textBaseline = 'middle';
  drawing.fillText(count > MOST ? `${MOST}+` : `${count}`, SIZE - 20, 22);
  return canvas.toDataURL('image/png');
}

/** Puts a number on the picture of the tab; the company's own picture stays below it. */
export function useTabIcon(count: number): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || count === 0) return undefined;
    const { href, type } = link;
    let isOver = false;
    counted(href, count).then(
      (picture) => {
        if (!isOver) Object.assign(link, { href: picture, type: 'image/png' });
      },
      (error: unknown) => debug('icon', error),
    );
    return () => {
      isOver = true;
      Object.assign(link, { href, type });
    };
  }, [count]);
}
