export { askAwaited, askOrder } from './ask.ts';
export { refundPayzen } from './refund.ts';
