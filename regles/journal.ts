/** How long the journal keeps a line: its page says it, the server holds it. */
export const GARDE_DU_JOURNAL = { annees: 2, enMots: 'deux ans' };
