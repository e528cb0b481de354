export function bienForme(svg: string): boolean {
  const ouverts: string[] = [];
  const reste = svg.replace(
    /<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/gi,
    (_, ferme, nom, __, seul) => {
      if (ferme) return ouverts.pop() === nom ? '' : '<';
      if (!seul) ouverts.push(nom);
      return '';
    },
  );
  return ouverts.length === 0 && !/[<>]|&(?!(amp|lt|gt|quot);)/.test(reste);
}
