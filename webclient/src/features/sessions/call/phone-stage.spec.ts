import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

const read = (file: string): string => readFileSync(`webclient/src/${file}.module.css`, 'utf8');
const ON_A_PHONE = '@media (max-width: 720px) and (orientation: portrait) {';

/** Returns the declarations of a selector in a file, everywhere or only on a phone. */
function declarationsOf(file: string, selector: string, where: 'everywhere' | 'phone'): string {
  const [everywhere = '', phone = ''] = read(file).split(ON_A_PHONE);
  const css = where === 'phone' ? phone : everywhere;
  return css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
}

describe("a session's call on a guest's phone", () => {
  it('is as high as the screen, and shares it with nothing', () => {
    expect(declarationsOf('features/sessions/call/GuestCall', '.page', 'everywhere')).toMatch(
      /minmax\(0, 1fr\);\s+min-width: 0;\s+height: calc\(100dvh - var\(--lines, 0px\)\);/,
    );
    expect(declarationsOf('design/Toaster', '.notices', 'everywhere')).toContain(
      'position: absolute;',
    );
  });

  it('is not scrolled sideways by the focus', () => {
    expect(declarationsOf('media/components/CallStage', '.stage', 'everywhere')).toContain(
      'overflow: clip;',
    );
  });

  it('has what is said to listeners above the pictures and their buttons', () => {
    const line = declarationsOf('features/sessions/call/ListenersLine', '.line', 'phone');
    expect(line).toContain('position: relative;');
    expect(line).toContain('grid-row: 1;');
    expect(declarationsOf('features/sessions/call/GroupCall', '.stage', 'phone')).toContain(
      'grid-template-rows: auto minmax(0, 1fr);',
    );
    expect(
      declarationsOf('features/sessions/call/GroupCall', ".stage > [data-mode='dark']", 'phone'),
    ).toContain('grid-row: 2;');
  });

  it("leaves the whiteboard's own tools and rows alone", () => {
    const css = read('features/sessions/call/GroupCall');
    expect(css).not.toContain(".stage [role='toolbar']");
    const ofCall = css.match(/\[data-testid='call-stage'\][^{]*/g) ?? [];
    expect(ofCall.length).toBeGreaterThan(0);
    expect(ofCall.filter((selector) => !selector.includes(':not([data-board])'))).toEqual([]);
  });

  it('has the own picture above the row of small ones, not over them', () => {
    const css = read('features/sessions/call/GroupCall').replaceAll(/\s+/g, ' ');
    const row = /(clamp\([^)]+\)) minmax/.exec(read('media/group/GroupPictures'))![1]!;
    const [, upright = ''] = css.split('@media (orientation: portrait) {');
    expect(upright).toContain(
      `[role='group'][data-vertical='bottom'] { bottom: calc(6.5rem + ${row} +`,
    );
    expect(css).toContain(`[role='group'][data-vertical='top'] { top: calc(${row} + 1rem); }`);
  });

  it('lays what is said of a recording and of a transcript above the stage, not over it', () => {
    expect(read('media/recording/CallRecording')).not.toMatch(/position: (absolute|fixed)/);
    expect(declarationsOf('media/components/CallStage', '.frame', 'everywhere')).toContain(
      'grid-template-rows: auto auto auto minmax(0, 1fr) auto;',
    );
  });
});
