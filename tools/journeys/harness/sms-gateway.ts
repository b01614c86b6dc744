export { SmsGateway } from '../../../services/src/platform/operations/text-messages/testing/sms-gateway.js';
