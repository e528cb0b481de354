export const isBus = (nom: string) => ['bus', 'bus scolaire', 'autocar'].includes(nom);
export const isAuto = (nom: string) => ['suv', 'compacte', 'break', 'police'].includes(nom);
export const isRail = (nom: string) => nom === 'tram' || nom === 'train';
export const isLourd = (nom: string) => isBus(nom) || nom === 'camion' || nom === 'pompiers';
