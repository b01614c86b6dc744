/** In what a setting is entered. */
export type FieldKind =
  | { readonly kind: 'boolean' | 'colour' | 'own' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | {
      readonly kind: 'text';
      readonly most: number;
      readonly long: boolean;
      /** True if it is the address of a page. */
      readonly isLink: boolean;
    };

/** From this length on a text is written in several lines. */
const LONG = 200;

/** Returns the kind of input for a setting's schema; `own` if it needs an input made for it. */
export function kindOfField(schema: unknown): FieldKind {
  const field = schema as Schema;
  const { def } = field;
  const id = field.meta()?.id;
  if (id === 'Colour') return { kind: 'colour' };
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return kindOfField(def.innerType);
    case 'boolean':
      return { kind: 'boolean' };
    case 'number':
      return { kind: 'number', least: field.minValue ?? 0, most: field.maxValue ?? 0 };
    case 'enum':
      return { kind: 'choice', options: Object.values(def.entries ?? {}) };
    case 'string': {
      const most = field.maxLength ?? null;
      if (id === 'Email' && most !== null)
        return { kind: 'text', most, long: false, isLink: false };
      if (id !== undefined || def.format === 'uuid' || most === null) break;
      const long = most >= LONG && def.format === undefined;
      return { kind: 'text', most, long, isLink: def.format === 'url' };
    }
    case 'union': {
      // A text that may be left empty.
      const [empty, text] = def.options ?? [];
      if (isEmptyText(empty)) return kindOfField(text);
      break;
    }
  }
  return { kind: 'own' };
}

/** As much of a schema as tells its kind. */
interface Schema {
  readonly def: Definition;
  readonly maxLength?: number | null;
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
  readonly meta: () => { readonly id?: string } | undefined;
}

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: unknown;
  readonly entries?: Readonly<Record<string, string>>;
  readonly options?: readonly unknown[];
  readonly values?: readonly unknown[];
}

function isEmptyText(schema: unknown): boolean {
  const { def } = schema as { readonly def?: Definition };
  return def?.type === 'literal' && def.values?.[0] === '';
}
