// Rules
export { payzen } from './payzen.ts';
export { NOTIFICATION_PAYZEN } from './receive.ts';
