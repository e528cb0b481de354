// Writes
export { loadContenu } from './loadContenu.ts';
export { removeDemo } from './removeDemo.ts';
export { servePlanche, serveVues } from './serveVues.ts';
