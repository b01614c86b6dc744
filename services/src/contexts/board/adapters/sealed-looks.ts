import { inert, keys } from './part-keys.js';

/** The parts of a PDF that make its look: pictures, colours, fonts. */
export const LOOKS = {
  resources: keys('ProcSet', {
    Encoding: 'encodings',
    ...{ ExtGState: 'states', ColorSpace: 'colours', Pattern: 'patterns', Shading: 'patterns' },
    ...{ XObject: 'drawings', Font: 'fonts', Properties: 'properties' },
  }),
  properties: keys('', { '*': 'layer' }),
  /** A layer that is always on, or facts about a part of the text. */
  layer: keys('', { '*': 'plain', Metadata: 'data' }),
  states: keys('', { '*': 'state' }),
  state: keys('Type LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK UseBlackPtComp TR TR2', {
    ...{ Font: 'font', SMask: 'mask' },
    ...inert('HT HTO BG BG2 UCR UCR2'),
  }),
  mask: keys('Type S BC', { G: 'drawn', TR: 'colour' }),
  group: keys('Type S I K', { CS: 'colour' }),
  drawings: keys('', { '*': 'drawn' }),
  drawn: keys(
    'Type Subtype Name Width Height BitsPerComponent Intent ImageMask Decode Interpolate ID ' +
      'SMaskInData Matte StructParent StructParents FormType BBox Matrix LastModified',
    {
      ...{ ColorSpace: 'colour', Mask: 'drawn', SMask: 'drawn', Resources: 'resources' },
      ...{ Group: 'group', Metadata: 'data', OC: 'layer' },
      ...inert('PieceInfo Measure PtData'),
    },
  ),
  code: keys('', { Resources: 'resources' }),
  data: keys('Subtype'),
  decode: keys('', { '*': 'plain', JBIG2Globals: 'code' }),
  /** Colour spaces, the profiles in them, and functions. */
  colours: keys('', { '*': 'colour' }),
  colour: keys(
    'Type Subtype N Range WhitePoint BlackPoint Gamma Matrix Components FunctionType Domain Size ' +
      'BitsPerSample Order Encode Decode C0 C1 Bounds',
    {
      ...{ Alternate: 'colour', ColorSpace: 'colour', Process: 'colour', Functions: 'colour' },
      ...{ Colorants: 'colours', Metadata: 'data', MixingHints: 'inert' },
    },
  ),
  patterns: keys('', { '*': 'pattern' }),
  /** Patterns and shadings. */
  pattern: keys(
    'Type PatternType PaintType TilingType BBox XStep YStep Matrix ShadingType Background ' +
      'AntiAlias Coords Domain Extend BitsPerCoordinate BitsPerComponent BitsPerFlag Decode ' +
      'VerticesPerRow',
    {
      ...{ Resources: 'resources', Shading: 'pattern', ExtGState: 'state' },
      ...{ ColorSpace: 'colour', Function: 'colour' },
    },
  ),
  fonts: keys('', { '*': 'font' }),
  font: keys(
    'Type Subtype BaseFont Name FirstChar LastChar Widths FontBBox FontMatrix DW W DW2 W2',
    {
      ...{ Encoding: 'encoding', ToUnicode: 'encoding', CIDToGIDMap: 'code' },
      ...{ DescendantFonts: 'font', FontDescriptor: 'descriptor', CIDSystemInfo: 'info' },
      ...{ CharProcs: 'glyphs', Resources: 'resources', Metadata: 'data' },
    },
  ),
  encodings: keys('', { '*': 'encoding' }),
  encoding: keys('Type BaseEncoding Differences CMapName WMode', {
    ...{ CIDSystemInfo: 'info', UseCMap: 'encoding' },
  }),
  glyphs: keys('', { '*': 'code' }),
  descriptors: keys('', { '*': 'descriptor' }),
  descriptor: keys(
    'Type FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent ' +
      'Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth CharSet Lang',
    {
      ...{ FontFile: 'fontFile', FontFile2: 'fontFile', FontFile3: 'fontFile', CIDSet: 'code' },
      ...{ Style: 'info', FD: 'descriptors' },
    },
  ),
  fontFile: keys('Subtype Length1 Length2 Length3', { Metadata: 'data' }),
} as const satisfies Record<string, ReadonlyMap<string, string>>;
