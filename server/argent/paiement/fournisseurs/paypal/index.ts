// Rules
export { paypal } from './paypal.ts';
export { NOTIFICATION_PAYPAL } from './receive.ts';
