// Parts
export { Acheter } from './Acheter.tsx';
export { CarteProduit } from './CarteProduit.tsx';
export { nomDansFil, pageOf, PageProduit, PAGES, Prix } from './PageProduit.tsx';

// Rules
export type { Produit } from './produit.ts';
