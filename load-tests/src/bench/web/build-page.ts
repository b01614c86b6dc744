import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CONSOLE, VITE } from './workspaces.js';

/** Bundles a page as the console is bundled. Returns the folder with what came of it. */
export async function buildPage(root: string, base: string, outDir: string): Promise<string> {
  const config = join(CONSOLE, 'vite.config.js');
  const args = ['build', root, '--config', config, '--base', base, '--outDir', outDir];
  await promisify(execFile)(process.execPath, [VITE, ...args, '--manifest', '--emptyOutDir'], {
    maxBuffer: 2 ** 24,
  });
  return outDir;
}

/** Writes the sources of a page with one script. Returns their folder. */
export async function writePage(folder: string, script: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Page</title></head>
<body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>`,
  );
  await writeFile(join(folder, 'main.tsx'), script);
  return folder;
}

/**
 * The least that react-admin's tutorial calls an application: one resource to list, make and
 * change.
 */
export const MINIMAL_CONSOLE = `import { createRoot } from 'react-dom/client';
import { Admin, Create, Datagrid, Edit, List, Resource, SimpleForm, TextField, TextInput } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';

const inputs = <SimpleForm><TextInput source="name" /></SimpleForm>;
const list = () => <List><Datagrid><TextField source="id" /><TextField source="name" /></Datagrid></List>;
const edit = () => <Edit>{inputs}</Edit>;
const create = () => <Create>{inputs}</Create>;

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={simpleRestProvider('/api')}>
    <Resource name="portals" list={list} edit={edit} create={create} />
  </Admin>,
);
`;

/** A page of React alone that shows about what the visitor's first page shows. */
export const BARE_PAGE = `import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(
  <main><h1>Reception</h1><p>Ring, and somebody will be with you.</p><button>Start video call</button></main>,
);
`;
