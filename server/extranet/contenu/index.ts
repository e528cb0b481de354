// Writes
export { loadContenu } from './loadContenu.ts';
export { removeDemo } from './removeDemo.ts';
