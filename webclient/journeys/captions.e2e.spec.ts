import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { AiService } from '../../tools/journeys/harness/ai-service.js';
import { violations } from '../../tools/journeys/harness/axe.js';
import { endCall, hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

/** In the place of the browser's own recognition, which has no service behind it here. */
const recognition = () => {
  const running: Recognition[] = [];
  class Recognition {
    onresult: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      running.push(this);
    }
    abort() {
      running.splice(running.indexOf(this), 1);
      this.onend?.();
    }
  }
  const hear = (transcript: string, isFinal: boolean) => {
    const result = Object.assign([{ transcript }], { isFinal });
    for (const one of running) one.onresult?.({ resultIndex: 0, results: [result] });
    return running.length;
  };
  Object.assign(globalThis, { SpeechRecognition: Recognition, hear });
};
const hear = (page: Page, text: string, isFinal = true) =>
  page.evaluate(
    ([said, final]) =>
      (globalThis as never as { hear: (...all: unknown[]) => number }).hear(said, final),
    [text, isFinal] as const,
  );
const recognizes = (page: Page) => page.locator('[data-testid="transcript-own"]').waitFor();

describe('Captions', () => {
  let stage: Stage;
  let service: AiService;

  beforeAll(async () => {
    service = await AiService.start();
    stage = await Stage.set({ settings: { JANUS: 'off', ...service.environment } });
  });
  afterAll(async () => {
    await stage.strike();
    await service.close();
  });

  journey(
    'show what those say who agreed, and become a transcript with a summary that cites it',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim], { askClientName: true });
      const desk = await openDesk(stage, 'kim', kim);
      await desk.addInitScript(recognition);
      await desk.reload();
      const visitor = await stage.page('visitor', { viewport: { width: 390, height: 844 } });
      await visitor.addInitScript(recognition);
      await ring(visitor, path, { name: 'Vera Visitor' });
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);

      // A phone has no room for it in the row.
      await visitor.getByTestId('more-controls').click();
      await pressControl(visitor, 'captions');
      const dialog = visitor.getByRole('dialog');
      await dialog.getByLabel('I speak').selectOption('en-US');
      await shot(visitor, 'captions-start-phone');
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      await desk.getByText('Vera Visitor has turned on captions.', { exact: false }).waitFor();
      await shot(desk, 'captions-consent');
      expect(await hear(desk, 'Nothing of this is kept')).toBe(0);
      await desk.getByRole('button', { name: 'Agree', exact: true }).click();
      await recognizes(desk);

      await hear(desk, 'Good mor', false);
      await visitor.getByTestId('caption-lines').getByText('Good mor').waitFor();
      await hear(desk, 'Good morning');
      await hear(visitor, 'I would like to open an account');
      await visitor.getByTestId('caption-lines').getByText('Good morning').waitFor();
      await visitor.getByTestId('caption-lines').getByText('open an account').waitFor();
      await shot(visitor, 'captions-phone');
      expect(await tooWide(visitor)).toEqual([]);
      expect(await violations(visitor)).toEqual([]);
      await pressControl(desk, 'captions');
      await desk.getByTestId('caption-lines').waitFor({ state: 'attached' });
      await hear(visitor, 'Thank you very much');
      await desk.getByTestId('caption-lines').getByText('Thank you very much').waitFor();
      await shot(desk, 'captions-desk');

      await endCall(desk);
      await visitor.getByTestId('call-stage').waitFor({ state: 'detached' });
      await desk.goto('/vblh/calls/log');
      await desk.getByRole('link', { name: 'Transcript' }).click();
      const summary = desk.getByTestId('summary');
      await summary.getByText(/sends the papers/).waitFor();
      // The mood of a person is made only where an administrator has switched it on.
      expect(await summary.getByText('Friendly.').count()).toBe(0);
      await desk.getByText('I would like to open an account').waitFor();
      await shot(desk, 'transcript');
      expect(await violations(desk)).toEqual([]);
      await summary
        .getByRole('button', { name: /^Go to 0:0\d, / })
        .first()
        .click();
      expect(await desk.evaluate(() => document.activeElement?.id.startsWith('said-'))).toBe(true);

      await desk.getByText('German').click();
      await summary.getByRole('button', { name: 'Translate' }).click();
      await summary.getByText(/translated: .*sends the papers/).waitFor();
      const saving = desk.waitForEvent('download');
      await desk.getByRole('button', { name: 'Download as subtitles' }).click();
      expect((await saving).suggestedFilename()).toMatch(/-transcript\.vtt$/);
      await desk.emulateMedia({ colorScheme: 'dark' });
      await shot(desk, 'transcript-dark');
      await desk.setViewportSize({ width: 390, height: 844 });
      await shot(desk, 'transcript-phone');
      expect(await tooWide(desk)).toEqual([]);

      await desk.getByRole('button', { name: 'Remove what I said' }).click();
      await desk.getByRole('dialog').getByRole('button', { name: 'Remove what I said' }).click();
      await desk.getByText('Good morning', { exact: true }).waitFor({ state: 'detached' });
      await desk.getByText('Thank you very much', { exact: true }).waitFor();
    },
  );

  journey(
    'are made of pieces of sound where a browser recognizes no speech',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim]);
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      await visitor.addInitScript(() => {
        Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
        Reflect.deleteProperty(globalThis, 'SpeechRecognition');
      });
      service.heard = 'Heard by the server';
      await ring(visitor, path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);
      await pressControl(desk, 'captions');
      await desk.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
      await visitor.getByRole('button', { name: 'Agree', exact: true }).click();
      await desk.getByTestId('caption-lines').getByText('Heard by the server').first().waitFor();
      const sent = service.requests.find(({ path: at }) => at === '/v1/audio/transcriptions');
      // An EBML header: the recorded piece can be played alone.
      expect(sent?.body.includes(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))).toBe(true);
    },
  );
});
