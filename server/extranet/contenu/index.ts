// Writes
export { loadContenu } from './loadContenu.ts';
export { removeDemo } from './removeDemo.ts';
export { serveVues } from './serveVues.ts';
