// Rules
export { listMouvements } from './mouvements.ts';
export { NOTIFICATION_PAYPAL, servePaypal } from './paypal.routes.ts';

// Writes
export { askAwaited } from './ask.ts';
export { askOrdre } from './askOrdre.ts';
export { refundPaypal } from './refund.ts';
