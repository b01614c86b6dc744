/** Says a volume between nothing and all as a share. */
export const volumeInWords = (volume: number): string => `${Math.round(volume * 100)} %`;
