export { EleveOnly as default } from './guards.tsx';
