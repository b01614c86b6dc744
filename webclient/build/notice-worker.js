const ENTRY = 'src/features/web-push/worker/main.ts';
const NAME = 'notice-worker.js';

/**
 * Builds the service worker of notices under a name without a hash: browsers look there for a new
 * one. It imports nothing but its own files, or its parts would be shared with those of pages.
 * @returns {import('vite').Plugin}
 */
export function noticeWorker() {
  return {
    name: 'notice-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: ENTRY, fileName: NAME });
    },
    generateBundle(_options, bundle) {
      const chunk = bundle[NAME];
      if (chunk?.type !== 'chunk') throw new Error('The service worker was not built');
      const { imports, dynamicImports } = chunk;
      if (imports.length + dynamicImports.length > 0)
        throw new Error(`The service worker imports ${[...imports, ...dynamicImports].join()}`);
    },
  };
}
