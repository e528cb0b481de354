/** All that a sitemap of ours ever listed, but for products. An address leaves this list never. */
export const ANNONCEES = [
  '/',
  '/accessibilite',
  '/ce-qui-change-en-2027',
  '/code-de-la-route',
  '/conditions-generales',
  '/le-blog',
  '/les-cookies',
  '/lexique',
  '/perception-des-risques',
  '/rdv-pedagogique',
  '/vie-privee',
];
