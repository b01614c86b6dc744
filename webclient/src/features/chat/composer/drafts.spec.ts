import '#testing/browser-parts.js';

import { beforeEach, describe, expect, it } from '@jest/globals';

import { draftOf, filesOnTheWay, forgetAllDrafts, forgetDrafts, keptDraft } from './drafts.js';

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

describe('texts that were typed in a call', () => {
  const place = { channelId: 'call-1', selfId: 'ada' };
  beforeEach(() => {
    forgetAllDrafts();
    sessionStorage.clear();
  });

  it('end with it: new messages, changes of messages and the names of files', () => {
    draftOf(place).set('Half a sent');
    draftOf(place, 'message-1').set('Changed');
    filesOnTheWay(place).set('["Pass.pdf"]');
    draftOf({ ...place, channelId: 'call-10' }).set('Of another call');
    forgetDrafts(place);
    expect(draftOf(place).get() + draftOf(place, 'message-1').get()).toBe('');
    expect(filesOnTheWay(place).get()).toBe('');
    expect(Object.values(sessionStorage)).toEqual(['Of another call']);
  });

  it('end with what else was typed when their author signs out, also where no page shows them', () => {
    draftOf(place).set('Half a sent');
    sessionStorage.setItem('/vblh/notes/call-2', 'Typed before a reload');
    sessionStorage.setItem('/vblh/tab', 'stays');
    forgetAllDrafts();
    expect(draftOf(place).get()).toBe('');
    expect(Object.values(sessionStorage)).toEqual(['stays']);
  });
});
