export { askAwaited } from './ask.ts';
export { refundPaypal } from './refund.ts';
export { settleOrdre } from './settle.ts';
export { askOrdre } from './askOrdre.ts';
