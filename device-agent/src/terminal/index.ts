export { PaymentService } from './payment-service.js';
