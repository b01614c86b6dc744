import type { Policy } from '@foyer/contracts/identity';
import type { DataProvider, ResourceProps } from 'react-admin';

import type { TextSources } from './texts.js';

/** The parts of the menu, in their order. */
export const SECTIONS = ['reception', 'people', 'payments', 'oversight'] as const;
export type Section = (typeof SECTIONS)[number];

/** The actions on a resource, by react-admin's names. */
export type ResourceAction = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export';

/** The schema of what a call takes. */
interface Body {
  readonly shape: object;
}

/**
 * All declarations of the console about one kind of record. It lies in one folder, and nowhere
 * else.
 */
export interface ResourceDeclaration extends ResourceProps {
  /** Its section of the menu; within a section, in the order in which resources are listed. */
  readonly section: Section;
  /**
   * The policy of all that can be done with it, or of each thing; what is not named cannot be done.
   */
  readonly access: Policy | Readonly<Partial<Record<ResourceAction, Policy>>>;
  /**
   * The fields that its calls take: a form holds the whole record, a call only these fields of it.
   */
  readonly writes?: readonly (Body | undefined)[];
  /** Calls of its own, where it is not read and written as all others are. */
  readonly data?: Partial<DataProvider>;
  readonly texts: TextSources;
}

/** Declares a resource: its pages, access, fields, texts and place in the menu. */
export const defineResource = (declaration: ResourceDeclaration): ResourceDeclaration =>
  declaration;
