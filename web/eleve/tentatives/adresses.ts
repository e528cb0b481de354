export const versSeries = (acces_id: number) => `/series/${acces_id}`;
export const versEntrainement = (acces_id: number) => `/entrainement/${acces_id}`;
export const versSujets = (acces_id: number) => `${versEntrainement(acces_id)}#sujets`;
export const versExamen = (acces_id: number) => `/examen/${acces_id}`;
export const versHistorique = (acces_id: number) => `/historique/${acces_id}`;
