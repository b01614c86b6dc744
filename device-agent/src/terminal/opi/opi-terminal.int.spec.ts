import { describePaymentTerminalContract } from '../../testing/contract/payment-terminal.contract.js';
import { OpiTerminal } from './opi-terminal.js';

describePaymentTerminalContract('opi', (options) => new OpiTerminal(options));
