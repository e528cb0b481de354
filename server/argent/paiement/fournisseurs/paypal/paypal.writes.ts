export { askAwaited } from './ask.ts';
export { refundPaypal } from './refund.ts';
export { askOrdre } from './askOrdre.ts';
