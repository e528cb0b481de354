/** Without `historique_id`, an address means the latest attempt. */
export interface Adresse {
  acces_id: number;
  theme_id: number;
  historique_id: number | null;
}

const suffixe = (historique_id: number | null) =>
  historique_id ? `/historique/${historique_id}` : '';

export const versSerie = ({ acces_id, theme_id, historique_id }: Adresse) =>
  `/series/${acces_id}/serie/${theme_id}${suffixe(historique_id)}`;

export const versQuestion = ({ acces_id, theme_id, historique_id }: Adresse, question_id: number) =>
  `/series/${acces_id}/serie/${theme_id}/question/${question_id}${suffixe(historique_id)}`;

export const versFaute = (adresse: Adresse, question_id: number) =>
  `${versQuestion(adresse, question_id)}?erreurs`;
