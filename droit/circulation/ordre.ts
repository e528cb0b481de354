interface Attente {
  cede: string;
  a: string;
}

/** Topological waves; what is left waits in a circle. */
export function ordreDePassage(
  noms: string[],
  attentes: Attente[],
): { ordre: string[][]; blocage: string[] } {
  const ordre: string[][] = [];
  let restent = noms;
  for (;;) {
    const attend = new Set(
      attentes.filter((w) => restent.includes(w.a) && restent.includes(w.cede)).map((w) => w.cede),
    );
    const passent = restent.filter((nom) => !attend.has(nom));
    if (passent.length === 0) return { ordre, blocage: restent };
    ordre.push(passent);
    restent = restent.filter((nom) => attend.has(nom));
  }
}
