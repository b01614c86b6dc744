import '#testing/browser-parts.js';

import { beforeEach, describe, expect, it } from '@jest/globals';

import { draftOf, keptDraft } from './drafts.js';

describe('text that is typed and not sent', () => {
  beforeEach(() => sessionStorage.clear());

  it('is there after a reload of the tab, and no more once it was sent', () => {
    keptDraft(sessionStorage, 'chat').set('Half a sent');
    const reloaded = keptDraft(sessionStorage, 'chat');
    expect(reloaded.get()).toBe('Half a sent');
    reloaded.set('');
    expect(keptDraft(sessionStorage, 'chat').get()).toBe('');
    expect(sessionStorage.length).toBe(0);
  });

  it('is apart for each author and each chat', () => {
    const ada = draftOf({ channelId: 'c1', selfId: 'ada' });
    ada.set('Mine');
    expect(draftOf({ channelId: 'c1', selfId: 'ada' })).toBe(ada);
    expect(draftOf({ channelId: 'c1', selfId: 'ben' }).get()).toBe('');
    expect(draftOf({ channelId: 'c2', selfId: 'ada' }).get()).toBe('');
  });

  it('can be typed where the browser keeps nothing', () => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
    const draft = keptDraft(storage, 'chat');
    draft.set('Still here');
    expect(draft.get()).toBe('Still here');
  });
});
