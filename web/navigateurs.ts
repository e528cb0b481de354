/**
 * The oldest browsers that the site works in. What is built is made for them (vite.config.ts), and
 * looked through for what they do not have (scripts/navigateurs/); README.md names them too.
 */
export const NAVIGATEURS = {
  chrome: '109',
  edge: '109',
  firefox: '140',
  safari: '16.4',
  ios: '16.4',
} as const;
