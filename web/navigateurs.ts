/** Minimum browsers of builds (vite.config.ts), checks (scripts/navigateurs/) and README.md. */
export const NAVIGATEURS = {
  chrome: '109',
  edge: '109',
  firefox: '140',
  safari: '16.4',
  ios: '16.4',
} as const;
