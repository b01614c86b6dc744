import { rejections, type RejectionCode } from '../rejections/index.js';
import { ErrorBody } from '../schema/error-body.js';
import type { JsonSchema, SchemaGatherer } from './json-schema.js';

interface Refusal {
  readonly description: string;
  readonly content: JsonSchema;
}

/**
 * Gathers how calls are refused. Most calls share their refusals: each example is in the document
 * once, and so is each answer that several calls give.
 */
export class Refusals {
  readonly #uses = new Map<string, number>();
  readonly #examples = new Map<string, unknown>();
  readonly #responses = new Map<string, Refusal>();

  /** Counts the answers of a call, before any is written. */
  count(codes: readonly RejectionCode[]): void {
    for (const [, own] of byStatus(codes)) {
      const name = nameOf(own);
      this.#uses.set(name, (this.#uses.get(name) ?? 0) + 1);
    }
  }

  /** The answers of a call, by status. */
  answersOf(schemas: SchemaGatherer, codes: readonly RejectionCode[]): [string, unknown][] {
    return byStatus(codes).map(([status, own]) => {
      const name = nameOf(own);
      const answer = this.#answer(schemas, own);
      if ((this.#uses.get(name) ?? 0) < 2) return [status, answer];
      this.#responses.set(name, answer);
      return [status, { $ref: `#/components/responses/${name}` }];
    });
  }

  get components() {
    return {
      responses: Object.fromEntries(this.#responses),
      examples: Object.fromEntries(this.#examples),
    };
  }

  #answer(schemas: SchemaGatherer, codes: readonly RejectionCode[]): Refusal {
    for (const code of codes) {
      this.#examples.set(code, { value: { errors: { msg: rejections[code].en, code } } });
    }
    const examples = Object.fromEntries(
      codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
    );
    const schema = schemas.convert(ErrorBody, 'output');
    return { description: codes.join(', '), content: { 'application/json': { schema, examples } } };
  }
}

const nameOf = (codes: readonly RejectionCode[]): string => codes.join('.');

function byStatus(codes: readonly RejectionCode[]): [string, RejectionCode[]][] {
  const statuses = [...new Set(codes.map((code) => rejections[code].status))];
  return statuses.map((status) => [
    String(status),
    codes.filter((code) => rejections[code].status === status),
  ]);
}
