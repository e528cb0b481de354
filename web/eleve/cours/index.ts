// Calls
export { useChapitresEnAttente } from './useChapitresEnAttente.ts';

// Parts
export { ChapitreLu } from './ChapitreLu.tsx';
export { ChapitresGardes } from './ChapitresGardes.tsx';

// Rules
export { default as texteCss } from './texte.module.css';
