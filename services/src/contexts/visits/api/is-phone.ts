import bowser from 'bowser';

/** True for a browser that says it runs on a phone. The word of a browser proves nothing. */
export const isPhone = (userAgent: string): boolean =>
  userAgent !== '' && bowser.parse(userAgent).platform.type === 'mobile';
