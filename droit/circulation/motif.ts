export interface Motif {
  pourquoi: string;
  articles: string[];
}

export const say = (pourquoi: string, ...articles: string[]): Motif => ({ pourquoi, articles });
