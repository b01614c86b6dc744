import { exampleOf, openApiDocument } from '@foyer/contracts/publication';
import { fullPath, type RouteDefinition } from '@foyer/contracts/schema';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: Readonly<Record<string, unknown>> }>
    >;
  };
}

/** A request that its schema allows, about things that do not exist. */
export interface ExampleRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Makes a well-formed request of a route from what is published of it. */
export function exampleRequest(route: RouteDefinition): ExampleRequest {
  const { paths, components } = openApiDocument([route]);
  const operation = paths[fullPath(route)]?.[route.method.toLowerCase()] as Operation;
  const example = (schema: Readonly<Record<string, unknown>>): unknown =>
    exampleOf(schema, components.schemas);
  let path = fullPath(route);
  const query = new URLSearchParams();
  // The parameters of all calls are defined in one place, and no call needs them.
  const own = (operation.parameters ?? []).flatMap((one) => ('$ref' in one ? [] : [one]));
  for (const { name, in: place, required, schema } of own) {
    const value = String(example(schema));
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (required) query.append(name, value);
  }
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return { method: route.method, path: path + search, body: content && example(content.schema) };
}
