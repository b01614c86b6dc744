import { latePart } from '#platform/late-part';

const library = latePart(() => import('web-push'));

/** The library that encrypts and signs notices; no start waits for it. */
export const webPush = async () => (await library()).default;
