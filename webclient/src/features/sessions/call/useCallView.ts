import { useState, type RefObject } from 'react';

import { useShortcut } from '#app/shortcuts/useShortcut.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { nextLayout, type Layout } from '#media/group/arrange.js';
import { callSetting } from '#state/call-setting.js';
import type { DrawerTab } from './CallDrawer.js';
import { useFullScreen } from './useFullScreen.js';

interface Viewed {
  readonly frame: RefObject<HTMLElement | null>;
  readonly media: LocalMedia;
  /** True if there are documents to show. */
  readonly hasFolder: boolean;
  /** True if there is a chat to show. */
  readonly hasChat: boolean;
  /** True if another page is open, whose keys these would be. */
  readonly small: boolean;
}

/**
 * The user's view of a call: its layout, the pinned picture, the open panels; and the keys that
 * change it.
 */
export function useCallView({ frame, media, hasFolder, hasChat, small }: Viewed) {
  const [begins] = useState(() => callSetting.get());
  const [layout, setLayout] = useState<Layout>(begins.layout);
  const [pinned, onPin] = useState<string | null>(null);
  const [portraitOver, setPortraitOver] = useState(() => {
    const { enabled, auto } = begins.portraitOverlay;
    // On a phone, a face next to a screen takes too much of it.
    return enabled || (auto && matchMedia('(max-width: 720px)').matches);
  });
  // On a phone the people in the call take its picture's place, so they are shown when asked for.
  const [drawer, setDrawer] = useState<DrawerTab | null>(() =>
    matchMedia('(min-width: 1000px)').matches ? 'people-tab' : null,
  );
  const fullScreen = useFullScreen(frame);
  const changeLayout = () => setLayout(nextLayout);
  const toggle = (tab: DrawerTab) => setDrawer((open) => (open === tab ? null : tab));
  const togglePortrait = () => setPortraitOver((over) => !over);
  const key = (one: string) => (small ? null : one);
  useShortcut(key('l'), changeLayout);
  useShortcut(key('f'), fullScreen.toggle);
  useShortcut(key('p'), () => toggle('people-tab'));
  useShortcut(key('d'), () => {
    if (hasFolder) toggle('folder-tab');
  });
  useShortcut(key('t'), () => {
    if (hasChat) toggle('chat-tab');
  });
  useShortcut(key('o'), togglePortrait);
  useShortcut('m', () => {
    const { audio, microphoneOn, phase } = media.state.get();
    if (phase !== 'idle') void media.setMicrophone(audio === null || !microphoneOn);
  });
  useShortcut('v', () => {
    const { video, cameraOn, phase } = media.state.get();
    if (phase !== 'idle') void media.setCamera(video === null || !cameraOn);
  });
  return {
    layout,
    pinned,
    onPin,
    changeLayout,
    portraitOver,
    transparency: begins.mediaSettings.transparency,
    togglePortrait,
    drawer,
    setDrawer,
    toggle,
    fullScreen,
  };
}

export type CallView = ReturnType<typeof useCallView>;
