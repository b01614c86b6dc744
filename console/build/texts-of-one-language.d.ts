import type { Plugin } from 'vite';

export declare function textsOfOneLanguage(): Plugin;
