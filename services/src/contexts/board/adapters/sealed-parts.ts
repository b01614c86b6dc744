import { inert, keys } from './part-keys.js';
import { LOOKS } from './sealed-looks.js';

/**
 * The parts of a PDF that may be sealed, by the tables of ISO 32000-2: each kind of dictionary, its
 * keys, and the kind of what stands under a key. Anything else is dropped before a document is
 * sealed. Numbers, names and texts may stand anywhere; `plain` takes nothing but those and lists of
 * them.
 *
 * `inert` is left out without a word: no reader shows it, and it does nothing.
 */
export const PARTS = {
  catalog: keys('Type Version PageLayout PageMode Lang', {
    ...{ Pages: 'page', PageLabels: 'labels', Names: 'names', Dests: 'dests', Outlines: 'outline' },
    ...{ ViewerPreferences: 'preferences', MarkInfo: 'marking', StructTreeRoot: 'structure' },
    ...{
      Metadata: 'data',
      OutputIntents: 'intent',
      Extensions: 'extensions',
      OpenAction: 'action',
    },
    ...{ AcroForm: 'form', OCProperties: 'inert', AF: 'file' },
    ...inert('PieceInfo Threads SpiderInfo Legal DSS Perms DPartRoot'),
  }),
  info: keys('', { '*': 'plain' }),
  extensions: keys('', { '*': 'extension' }),
  extension: keys('Type BaseVersion ExtensionLevel URL ExtensionRevision'),
  marking: keys('Marked UserProperties Suspects'),
  preferences: keys(
    'HideToolbar HideMenubar HideWindowUI FitWindow CenterWindow DisplayDocTitle Direction ' +
      'NonFullScreenPageMode PrintScaling Duplex PickTrayByPDFSize PrintPageRange NumCopies ' +
      'Enforce ViewArea ViewClip PrintArea PrintClip',
  ),
  intent: keys('Type S OutputCondition OutputConditionIdentifier RegistryName Info', {
    ...{ DestOutputProfile: 'colour', MixingHints: 'inert', SpectralData: 'inert' },
  }),
  labels: keys('Limits', { Kids: 'labels', Nums: 'label' }),
  label: keys('Type S P St'),
  names: keys('', {
    ...{ Dests: 'destTree', EmbeddedFiles: 'fileTree' },
    ...inert('AP Pages Templates IDS URLS'),
  }),
  dests: keys('', { '*': 'dest' }),
  destTree: keys('Limits', { Kids: 'destTree', Names: 'dest' }),
  dest: keys('', { D: 'dest', SD: 'dest' }),
  /** Those of signature pads, which the product attaches itself. */
  fileTree: keys('Limits', { Kids: 'fileTree', Names: 'file' }),
  file: keys(''),
  outline: keys('Type Count Title C F', {
    ...{ First: 'outline', Last: 'outline', Next: 'outline', Prev: 'outline', Parent: 'outline' },
    ...{ Dest: 'dest', A: 'action', SE: 'structure' },
  }),
  action: keys('Type S URI IsMap N', { D: 'dest', SD: 'dest' }),
  structure: keys(
    'Type S ID Lang T Alt E ActualText R C PhoneticAlphabet Phoneme MCID ParentTreeNextKey',
    {
      ...{ K: 'structure', P: 'structure', Ref: 'structure', A: 'attributes', Pg: 'page' },
      ...{ IDTree: 'structures', ParentTree: 'structures', ClassMap: 'classes' },
      ...{ RoleMap: 'info', Namespaces: 'namespace', NS: 'namespace' },
      ...{ Stm: 'drawn', StmOwn: 'object', Obj: 'object' },
    },
  ),
  structures: keys('Limits', { Kids: 'structures', Nums: 'structure', Names: 'structure' }),
  classes: keys('', { '*': 'attributes' }),
  attributes: keys('', { '*': 'plain', P: 'attributes', NS: 'namespace' }),
  namespace: keys('Type NS', { RoleMapNS: 'roles' }),
  roles: keys('', { '*': 'namespace' }),
  /** An annotation of a page, or a picture on it, as the structure names it. */
  object: keys(''),
  page: keys(
    'Type Count MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit StructParents Tabs Dur ' +
      'LastModified ID',
    {
      ...{ Parent: 'page', Kids: 'page', Resources: 'resources', Contents: 'code', Group: 'group' },
      ...{ Annots: 'annotation', Metadata: 'data', OutputIntents: 'intent' },
      ...inert('PieceInfo Thumb B BoxColorInfo SeparationInfo Trans VP DPart'),
    },
  ),
  annotation: keys(
    'Type Subtype Rect Contents NM M F AS Border C CA ca BM H QuadPoints StructParent Lang Open ' +
      'Name State StateModel RT T TU TM Subj CreationDate IT L LE IC LL LLE LLO Cap CP CO RD ' +
      'Vertices InkList DA DS Q RC Sy FT Ff DV MaxLen Opt TI I RV OverlayText Repeat',
    {
      ...{ P: 'page', Dest: 'dest', A: 'action', AP: 'looks', OC: 'layer', MK: 'border' },
      DR: 'resources',
      ...{ BS: 'border', BE: 'border', V: 'inert', Lock: 'inert', SV: 'inert' },
      ...{ Popup: 'annotation', IRT: 'annotation', Parent: 'annotation', Kids: 'annotation' },
      ...inert('Measure ExData'),
    },
  ),
  border: keys('Type W S D I R BC BG CA RC AC TP'),
  looks: keys('', { N: 'look' }),
  /** While a field is pressed it looks otherwise. */
  fieldLooks: keys('', { N: 'look', R: 'inert', D: 'inert' }),
  look: keys('', { '*': 'drawn' }),
  form: keys('NeedAppearances SigFlags DA Q', {
    ...{ Fields: 'annotation', CO: 'annotation', DR: 'resources' },
  }),
  ...LOOKS,
  plain: keys(''),
  inert: keys(''),
} as const satisfies Record<string, ReadonlyMap<string, string>>;

export type PartKind = keyof typeof PARTS;

/** The kind of what stands under a key; undefined for a key that is not listed. */
export function kindUnder(kind: PartKind, key: string): PartKind | undefined {
  const listed: ReadonlyMap<string, string> = PARTS[kind];
  return (listed.get(key) ?? listed.get('*')) as PartKind | undefined;
}
