export { PaymentsModule } from './payments.module.js';
export { paymentSettings } from './payment-settings.js';
