import { identityRoutes, type Language, type MemberRole } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import type { Page } from 'playwright-core';
import { v7 as newId } from 'uuid';

import { addBooth, type Booth } from '../../tools/journeys/harness/kiosk.js';
import { PaymentTerminal } from '../../tools/journeys/harness/payment-terminal.js';
import { PASSWORD, Stage } from '../../tools/journeys/harness/stage.js';
import { browserWith, type Look } from './look.js';
import { addPeople, type People } from './people.js';
import { AGENT, sitBeforeCamera, VISITOR } from './portrait.js';
import { groupNames, messages, portalNames } from './words.js';

/** A test environment with people and portals such as a town hall may have. */
export interface TestEnvironment {
  readonly stage: Stage;
  readonly language: Language;
  readonly agentToken: string;
  readonly agentId: string;
  readonly people: People;
  /** A device with a payment terminal. */
  readonly booth: Booth;
  readonly terminal: PaymentTerminal;
  readonly portals: Readonly<Record<'open' | 'pin' | 'closed', string>>;
}

const STAFF: readonly (readonly [first: string, last: string, role: MemberRole])[] = [
  ['Miriam', 'Aydın', 'support'],
  ['Jonas', 'Lindqvist', 'support'],
  ['Helene', 'Marchetti', 'member'],
  ['Piotr', 'Nowak', 'member'],
  ['Clara', 'Hoffmann', 'admin'],
];

/** Opens the product in a language. */
export async function openEnvironment(language: Language): Promise<TestEnvironment> {
  const settings = { LANG: language === 'de' ? 'de_DE.UTF-8' : 'en_US.UTF-8' };
  const stage = await Stage.set({ settings, language });
  const memberIds: string[] = [];
  for (const [firstName, lastName, role] of STAFF) {
    memberIds.push(await employ(stage, { firstName, lastName, role }));
  }
  const names = portalNames[language];
  const portal = (name: string, changes: object) => addPortal(stage, name, memberIds, changes);
  const portals = {
    open: await portal(names.open, { askClientName: true }),
    pin: await portal(names.pin, { pin: '246810' }),
    closed: await portal(names.closed, { deactivated: true }),
  };
  const people = await addPeople(stage, groupNames[language], memberIds);
  const agentToken = await stage.signIn('miriam.aydin');
  const booth = await addBooth(stage, portals.open);
  const terminal = await PaymentTerminal.attach(stage, booth);
  const agentId = memberIds[0] ?? '';
  return { stage, language, agentToken, agentId, people, booth, terminal, portals };
}

async function employ(
  stage: Stage,
  who: { firstName: string; lastName: string; role: MemberRole },
): Promise<string> {
  const id = newId();
  const plain = (name: string): string => name.replace('ı', 'i').toLowerCase();
  const userName = `${plain(who.firstName)}.${plain(who.lastName)}`;
  const body = { id, ...who, userName, email: `${userName}@example.org`, password: PASSWORD };
  const api = await stage.api();
  await api.call(identityRoutes.adminMembers.create, {
    body: { ...body, language: stage.language },
  });
  return id;
}

async function addPortal(
  stage: Stage,
  name: string,
  memberIds: string[],
  changes: object,
): Promise<string> {
  const id = newId();
  const settings = { timeZone: 'Europe/Berlin', messages: messages[stage.language] };
  const feedback = { enabled: true, ratingType: 'smiles' as const };
  const api = await stage.api();
  await api.call(portalRoutes.adminPortals.create, {
    body: { id, name, ...settings, feedback, memberIds, deactivated: false, ...changes },
  });
  return id;
}

export const pathOf = (portalId: string): string => `/vblh/web-client-v2/queue/${portalId}`;

/** Opens a visitor's page, with a drawn person in front of its camera. */
export async function visitorPage(
  { stage }: TestEnvironment,
  name: string,
  look: Look,
): Promise<Page> {
  const page = await stage.page(name, browserWith(look));
  await sitBeforeCamera(page.context(), VISITOR);
  return page;
}

/** A page of the agent who is signed in. */
export async function agentPage({ stage, agentToken }: TestEnvironment, look: Look): Promise<Page> {
  const page = await stage.staffPage('agent', agentToken, browserWith(look));
  await sitBeforeCamera(page.context(), AGENT);
  return page;
}
