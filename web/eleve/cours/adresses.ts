export interface Adresse {
  acces_id: number;
  module_id: number;
  chapitre_id: number;
}

export const versCours = (acces_id: number) => `/e-learning/${acces_id}`;

export const versModule = ({ acces_id, module_id }: Omit<Adresse, 'chapitre_id'>) =>
  `${versCours(acces_id)}/module/${module_id}`;

export const versChapitre = (adresse: Adresse) =>
  `${versModule(adresse)}/chapitre/${adresse.chapitre_id}`;
