import { describePaymentTerminalContract } from '../../testing/contract/payment-terminal.contract.js';
import { ZvtTerminal } from './zvt-terminal.js';

describePaymentTerminalContract('zvt', (options) => new ZvtTerminal(options));
