/** A file that breaks a rule, and what else must be there for it to do so. */
interface Breach {
  readonly file: string;
  readonly content: string;
  readonly beside?: Readonly<Record<string, string>>;
}

const importing = (...specifiers: string[]): string =>
  specifiers.map((specifier, index) => `export * as i${index} from '${specifier}';\n`).join('');

/** One breach of every rule of .dependency-cruiser.js, by the rule's name. */
export const breaches: Readonly<Record<string, Breach>> = {
  'contracts-import-zod-only': {
    file: 'contracts/src/planted/not-zod.ts',
    content: importing('uuid'),
  },
  'event-log-imports-only-below-itself': {
    file: 'services/event-log/src/planted.ts',
    content: importing('@foyer/contracts/calls'),
  },
  'projections-imports-only-below-itself': {
    file: 'projections/src/planted/reaches-up.ts',
    content: importing('@foyer/services'),
  },
  'services-imports-only-below-itself': {
    file: 'services/src/program/planted-client.ts',
    content: importing('@foyer/webclient'),
  },
  'console-imports-only-below-itself': {
    file: 'console/src/planted.ts',
    content: importing('../../webclient/src/planted.js'),
    beside: { 'webclient/src/planted.ts': 'export {};\n' },
  },
  'webclient-imports-only-below-itself': {
    file: 'webclient/src/planted-projection.ts',
    content: importing('@foyer/projections'),
  },
  'device-agent-imports-only-below-itself': {
    file: 'device-agent/src/planted.ts',
    content: importing('@foyer/event-log'),
  },
  'sdk-imports-only-below-itself': {
    file: 'sdk/src/planted.ts',
    content: importing('@foyer/projections'),
  },
  'load-tests-imports-only-below-itself': {
    file: 'load-tests/src/planted.ts',
    content: importing('@foyer/services'),
  },
  'domain-is-pure': {
    file: 'services/src/contexts/calls/call/impure.ts',
    content: importing('node:crypto'),
  },
  'commands-knows-no-api-or-reactions': {
    file: 'services/src/contexts/calls/call/planted.command.ts',
    content: importing('../reactions/reaction.js'),
    beside: { 'services/src/contexts/calls/reactions/reaction.ts': 'export {};\n' },
  },
  'api-knows-no-domain-or-reactions': {
    file: 'services/src/contexts/calls/api/planted.ts',
    content: importing('../call/call.js'),
    beside: { 'services/src/contexts/calls/call/call.ts': 'export {};\n' },
  },
  'reactions-knows-no-api': {
    file: 'services/src/contexts/calls/reactions/planted.ts',
    content: importing('../api/gateway.js'),
    beside: { 'services/src/contexts/calls/api/gateway.ts': 'export {};\n' },
  },
  'adapters-knows-no-api-or-commands-or-reactions': {
    file: 'services/src/contexts/calls/adapters/planted.ts',
    content: importing('../call/handler.command.js'),
    beside: { 'services/src/contexts/calls/call/handler.command.ts': 'export {};\n' },
  },
  'contexts-use-public-apis': {
    file: 'services/src/contexts/visits/visit/planted.ts',
    content: importing('../../calls/call/call.js'),
    beside: { 'services/src/contexts/calls/call/call.ts': 'export {};\n' },
  },
  'calls-know-no-origin': {
    file: 'services/src/contexts/calls/call/planted-origin.ts',
    content: importing('#contexts/visits'),
    beside: {
      'services/package.json': '{ "imports": { "#contexts/*": "./src/contexts/*/index.ts" } }',
      'services/src/contexts/visits/index.ts': 'export {};\n',
    },
  },
  'calls-know-no-visits': {
    file: 'services/src/contexts/calls/call/planted-visits.ts',
    content: importing('@foyer/contracts/visits'),
  },
  'tests-use-public-apis': {
    file: 'services/src/contexts/visits/planted.spec.ts',
    content: importing('../calls/call/call.js'),
    beside: { 'services/src/contexts/calls/call/call.ts': 'export {};\n' },
  },
  'assembly-uses-public-apis': {
    file: 'services/src/program/planted-assembly.ts',
    content: importing('../contexts/calls/call/call.js'),
    beside: { 'services/src/contexts/calls/call/call.ts': 'export {};\n' },
  },
  'rooms-of-the-platform-have-doors': {
    file: 'services/src/contexts/calls/call/planted-room.ts',
    content: importing('../../../platform/cqrs/commands/index.js'),
    beside: { 'services/src/platform/cqrs/commands/index.ts': 'export {};\n' },
  },
  'platform-knows-no-context': {
    file: 'services/src/platform/planted.ts',
    content: importing('../contexts/calls/index.js'),
    beside: { 'services/src/contexts/calls/index.ts': 'export {};\n' },
  },
  'evolve-is-pure': {
    file: 'projections/src/calls/call-log.evolve.ts',
    content: importing('node:fs'),
  },
  'browser-code-needs-no-node': {
    file: 'webclient/src/planted-node.ts',
    content: importing('node:path'),
  },
  'media-core-knows-no-react': {
    file: 'webclient/src/media/core/planted.ts',
    content: importing('react'),
  },
  'product-needs-no-tests': {
    file: 'projections/src/planted/needs-a-fake.ts',
    content: importing('./testing/fake.js'),
    beside: { 'projections/src/planted/testing/fake.ts': 'export {};\n' },
  },
  'packages-are-declared': {
    file: 'device-agent/src/planted-package.ts',
    content: importing('by-chance'),
    beside: {
      'package.json': '{ "dependencies": { "chosen": "1.0.0" } }',
      'node_modules/by-chance/package.json': '{ "name": "by-chance", "main": "index.js" }',
      'node_modules/by-chance/index.js': 'module.exports = {};\n',
    },
  },
  'imports-lead-somewhere': {
    file: 'device-agent/src/planted-dangling.ts',
    content: importing('./nowhere.js'),
  },
  'no-cycles': {
    file: 'load-tests/src/planted-back.ts',
    content: importing('./planted-there.js'),
    beside: { 'load-tests/src/planted-there.ts': importing('./planted-back.js') },
  },
};
