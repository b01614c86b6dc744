import { BASE_PATH } from '@foyer/contracts/identity';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { contractsByName } from '../contracts/contracts-by-name.mjs';
import { blurAssets } from './build/blur-assets.js';
import { look } from './build/look-css.js';
import { noticeWorker } from './build/notice-worker.js';
import { sharedParts } from './build/shared-parts.js';

const server = process.env.FOYER_SERVER ?? 'http://127.0.0.1:3000';

/**
 * The code that a visitor's page loads before the call, in few files: a browser requests six at a
 * time from a server, and each takes its turn. Lazy parts of it, and those that only a part of the
 * call needs, stay separate.
 */
const VISITOR =
  /webclient[/\\]src[/\\]features[/\\]visits[/\\](?:slides[/\\]Slides|visitor[/\\](?:CallButton|CheckStep|CheckVerdict|ErrorStep|JoiningStep|LinePicture|NextTry|PortalStart|Start[A-Z]\w+|StepFrame|Visit|VisitSteps|VisitorPage|(?!use(?:Countdown|LeavingCall|Rating|VisitorChat)\.)[a-z][\w-]*|phone[/\\]phone-proof))\./;
/** The user's camera and microphone before a call, for visitors and for staff. */
const OWN_MEDIA =
  /webclient[/\\]src[/\\]media[/\\](?:core[/\\](?:constraints|device-choice|local-media|local-state|media-limits|media-problem|wanted-devices)|hooks[/\\]useMediaStream|components[/\\](?:DeviceDetails|DeviceMirror|HelpWithMedia|SelfVideo))\./;

const shared = sharedParts();

export default defineConfig({
  base: `${BASE_PATH}/`,
  plugins: [contractsByName(), look(), blurAssets(), noticeWorker(), shared.plugin, react()],
  build: {
    outDir: 'dist/app',
    sourcemap: true,
    manifest: true,
    license: { fileName: 'licences.md' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Code that changes rarely is separate, so that a new release leaves it in the visitors'
          // caches.
          groups: [
            // The first script needs nothing else: it lets what the server has put into the page be painted first.
            { name: 'preload', test: /vite[/\\]preload-helper/ },
            { name: 'react', test: /node_modules[/\\](?:react|react-dom|scheduler)[/\\]/ },
            { name: 'router', test: /node_modules[/\\]react-router[/\\]/ },
            { name: 'i18n', test: /node_modules[/\\](?:i18next|react-i18next)[/\\]/ },
            {
              name: 'shell',
              // But for what checks what comes from a kiosk's agent: it would bring the schemas' library along; and for what
              // only staff see and call.
              test: /webclient[/\\]src[/\\](?:debug\.|app[/\\](?:Boundary|error-reports|Failure|api|message-of|new-id|prepared|useOnline|usePageTitle)\.|wire[/\\]|design(?![/\\](?:Avatar|Card|Choice|CountMark|(?:Form)?Dialog|Elapsed|Handset|Meter|Section|Select|TextArea|pressed-outside|useMenu)\.)|state|session)[/\\]|contracts[/\\]dist[/\\](?!notices|role-names|client[/\\](?:fetch-file|send-form)|validation|local|board|calendar|chat|devices|documents|payments|recordings|sessions|smart-meet|web-push|calls[/\\](?!messages|routes)|identity[/\\](?:(?:account|avatar|member)-routes|pass(?:phrase|word-\w+))|access[/\\]policy|schema[/\\](?!route|index)|portals[/\\](?:call-logic|client-status)|visits[/\\](?:consult-messages|recording-question))/,
              minShareCount: 2,
            },
            { name: 'own-media', test: OWN_MEDIA, minShareCount: 2 },
            { name: 'visitor', test: VISITOR },
            { name: 'socket', test: /node_modules[/\\](?:@socket\.io|socket\.io|engine\.io)/ },
            ...shared.groups,
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
