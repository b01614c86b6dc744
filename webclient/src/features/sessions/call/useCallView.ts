import { useState, type RefObject } from 'react';

import { useShortcut } from '#app/shortcuts/useShortcut.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { nextLayout, type Layout } from '#media/group/arrange.js';
import { callSetting } from '#state/call-setting.js';
import type { DrawerTab } from './CallDrawer.js';
import { useFullScreen } from './useFullScreen.js';

/**
 * The user's view of a call: its layout, the pinned picture, the open panels; and the keys that
 * change it.
 * @param hasFolder True if there are documents to show.
 * @param hasChat True if there is a chat to show.
 */
export function useCallView(
  frame: RefObject<HTMLElement | null>,
  media: LocalMedia,
  hasFolder: boolean,
  hasChat: boolean,
) {
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
  useShortcut('l', changeLayout);
  useShortcut('f', fullScreen.toggle);
  useShortcut('p', () => toggle('people-tab'));
  useShortcut('d', () => {
    if (hasFolder) toggle('folder-tab');
  });
  useShortcut('t', () => {
    if (hasChat) toggle('chat-tab');
  });
  useShortcut('o', togglePortrait);
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
