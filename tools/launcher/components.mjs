import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { FailedCommand, quietly } from './command.mjs';
import { playwrightsChromium } from './playwrights-chromium.mjs';
import { pythonPackages } from './python-packages.mjs';
import { explain } from './steps.mjs';
import { withoutDaemons } from './without-daemons.mjs';

/**
 * A real program that tests are run against.
 * @typedef {object} Component
 * @property {string} name
 * @property {string} purpose what cannot be tested without it
 * @property {string} variable hands its path to the tests, and names another one where it is set
 * already
 * @property {readonly string[]} commands names under which it is found on the PATH
 * @property {readonly string[]} [instead] names of what does as well where it cannot be had
 * @property {string} probe what makes it start and end at once
 * @property {readonly string[]} packages what Debian calls it
 * @property {string} [daemon] the service that Debian would start as soon as it is installed
 */

/** Names of a Chromium with a window. */
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @type {readonly Component[]} */
export const COMPONENTS = [
  {
    name: 'Chromium',
    purpose: 'the journeys through the browser',
    variable: 'FOYER_TEST_CHROMIUM',
    // A page of the shell costs a third of one with a browser's window around it.
    commands: ['chromium-headless-shell'],
    instead: BROWSERS,
    probe: '--version',
    packages: ['chromium-headless-shell'],
  },
  {
    name: 'Chromium with a window',
    purpose: 'notifications of the desktop, and the browser of a kiosk',
    variable: 'FOYER_TEST_CHROMIUM_WINDOWED',
    commands: BROWSERS,
    probe: '--version',
    packages: ['chromium'],
  },
  {
    name: 'Firefox',
    purpose: 'calls between browsers of different engines',
    variable: 'FOYER_TEST_FIREFOX',
    commands: ['firefox-esr', 'firefox'],
    probe: '--version',
    packages: ['firefox-esr'],
  },
  {
    name: 'Janus',
    purpose: 'calls through the media relay',
    variable: 'FOYER_TEST_JANUS',
    commands: ['janus'],
    probe: '--help',
    packages: ['janus', 'janus-tools'],
    daemon: 'janus',
  },
  {
    name: 'FFmpeg',
    purpose: 'recordings of calls, which are mixed by it',
    variable: 'FOYER_TEST_FFMPEG',
    commands: ['ffmpeg'],
    probe: '-version',
    packages: ['ffmpeg'],
  },
  {
    name: 'coturn',
    purpose: 'media whose way is cut off and which takes another one',
    variable: 'FOYER_TEST_COTURN',
    commands: ['turnserver'],
    probe: '--version',
    packages: ['coturn'],
    daemon: 'coturn',
  },
  {
    name: 'iptables',
    purpose: 'a direct way of media that dies, while the way over a TURN server stays',
    variable: 'FOYER_TEST_IPTABLES',
    commands: ['iptables'],
    probe: '--version',
    packages: ['iptables'],
  },
  {
    name: 'OpenLDAP',
    purpose: 'members who come from a directory',
    variable: 'FOYER_TEST_SLAPD',
    commands: ['slapd'],
    probe: '-VV',
    packages: ['slapd'],
    daemon: 'slapd',
  },
  {
    name: 'strace',
    purpose: 'what a cut of the power leaves of the log',
    variable: 'FOYER_TEST_STRACE',
    commands: ['strace'],
    probe: '-V',
    packages: ['strace'],
  },
  {
    name: 'socat',
    purpose: 'a serial port of the system under the device agent',
    variable: 'FOYER_TEST_SOCAT',
    commands: ['socat'],
    probe: '-V',
    packages: ['socat'],
  },
  {
    name: 'oathtool',
    purpose: 'codes of a second factor by a program of others',
    variable: 'FOYER_TEST_OATHTOOL',
    commands: ['oathtool'],
    probe: '--version',
    packages: ['oathtool'],
  },
  {
    name: 'Caddy',
    purpose: 'several nodes behind the proxy of the deployment',
    variable: 'FOYER_TEST_CADDY',
    commands: ['caddy'],
    probe: 'version',
    packages: ['caddy'],
    daemon: 'caddy',
  },
  {
    name: 'Python',
    purpose: 'the client that programs in Python generate',
    variable: 'FOYER_TEST_PYTHON',
    commands: ['python3'],
    // Ends well where pip is there, too.
    probe: '-mpip',
    packages: ['python3', 'python3-pip'],
  },
  {
    name: 'promtool',
    purpose: 'the alerts of the deployment',
    variable: 'FOYER_TEST_PROMTOOL',
    commands: ['promtool'],
    probe: '--version',
    packages: ['prometheus'],
    daemon: 'prometheus',
  },
];

/** Components that Playwright's own Chromium does as well for. */
const BY_PLAYWRIGHT = ['FOYER_TEST_CHROMIUM', 'FOYER_TEST_CHROMIUM_WINDOWED'];

/**
 * Finds the components, installing the missing ones where that is possible without asking: on
 * Debian, as root; a Chromium also by Playwright, which needs no root. The environment names what
 * is missing, so that tests skip what needs it.
 * @param {Promise<boolean>} [installed] whether the packages of this project are there
 * @returns {Promise<{ env: Record<string, string>, missing: readonly Component[] }>}
 */
export async function findComponents(installed = Promise.resolve(true)) {
  const notFound = COMPONENTS.filter((component) => locate(component) === undefined);
  if (notFound.length > 0 && canInstall()) await installByApt(notFound);
  /** @type {Record<string, string>} */
  const env = {};
  /** @type {Component[]} */
  const missing = [];
  for (const component of COMPONENTS) {
    const path = locate(component) ?? locate({ ...component, commands: component.instead ?? [] });
    if (path === undefined) missing.push(component);
    else env[component.variable] = path;
  }
  await addPythonPackages(env, missing);
  const browsers = missing.filter(({ variable }) => BY_PLAYWRIGHT.includes(variable));
  const path = browsers.length > 0 && (await installed) && (await playwrightsChromium(starts));
  if (path) for (const { variable } of browsers) env[variable] = path;
  const absent = missing.filter(({ variable }) => env[variable] === undefined);
  // Tests skip what needs one of these.
  env['FOYER_TEST_MISSING'] = absent.map(({ variable }) => variable).join(',');
  return { env, missing: absent };
}

/**
 * Python counts as missing where the packages cannot be had that are tried with it.
 * @param {Record<string, string>} env
 * @param {Component[]} missing
 */
async function addPythonPackages(env, missing) {
  const python = env['FOYER_TEST_PYTHON'];
  if (python === undefined) return;
  const packages = await pythonPackages(python);
  if (packages !== undefined) env['FOYER_TEST_PYTHON_PACKAGES'] = packages;
  else {
    delete env['FOYER_TEST_PYTHON'];
    missing.push(...COMPONENTS.filter(({ variable }) => variable === 'FOYER_TEST_PYTHON'));
  }
}

/**
 * @param {Component} component
 * @returns {string | undefined} the path of a program that starts
 */
function locate({ variable, commands, probe }) {
  const named = process.env[variable];
  const candidates = named
    ? [named]
    : commands.flatMap((command) =>
        (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, command)),
      );
  // Some distributions ship a stub under the name that only says where to get the program.
  return candidates.find((path) => existsSync(path) && starts(path, probe));
}

/**
 * @param {string} path
 * @param {string} probe
 */
function starts(path, probe) {
  return spawnSync(path, [probe], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function canInstall() {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  );
}

/** @param {readonly Component[]} absent */
async function installByApt(absent) {
  const packages = absent.flatMap((component) => component.packages);
  console.log(`Installing ${packages.join(', ')}`);
  const quiet = ['-q', '-y', '-o', 'Dpkg::Use-Pty=0'];
  const apt = (/** @type {readonly string[]} */ ...args) =>
    quietly('apt-get', ['env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...quiet, ...args]]);
  try {
    // An index that is out of date may do all the same.
    await apt('update').catch(explainFailure);
    const daemons = absent.flatMap(({ daemon = [] }) => daemon);
    await withoutDaemons(daemons, () => apt('install', '--no-install-recommends', ...packages));
  } catch (error) {
    explainFailure(error);
  }
}

/** @param {unknown} error */
function explainFailure(error) {
  if (!(error instanceof FailedCommand)) throw error;
  explain(error);
}
