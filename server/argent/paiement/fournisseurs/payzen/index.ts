// Rules
export { etatChezEux, listMouvements } from './mouvements.ts';
export { NOTIFICATION_PAYZEN, servePayzen } from './payzen.routes.ts';
export { hasService as canAskPayzen } from './service.ts';

// Writes
export { askAwaited, askOrder } from './ask.ts';
export { refundPayzen } from './refund.ts';
