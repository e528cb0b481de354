export const MILIEU = 318;
export const route = (
  milieu: number,
) => `<path d="M0 0h640v150H0z" fill="#cfe3f2"/><path d="M0 150h640v210H0z" fill="#b9bfb4"/>
<path d="M0 60h90v130H0zM100 84h64v92h-64z" fill="#c98d6b"/><path d="M640 52h-84v140h84zM546 88h-60v84h60z" fill="#a8927c"/>
<path d="M16 84h22v26H16zM54 84h22v26H54zM16 128h22v26H16zM54 128h22v26H54zM118 104h18v22h-18zM572 78h22v26h-22zM608 78h22v26h-22z" fill="#eef3f6"/>
<path d="M${milieu - 24} 150h48l252 210H${milieu - 278}z" fill="#6b737b"/>
<path d="M${milieu} 156v18M${milieu} 196v28M${milieu} 250v38M${milieu} 316v44" stroke="#fff" stroke-width="5"/>`;

/** Oncoming cars have white headlamps, cars ahead red rear lamps. */
export const DE_FACE = '#f6e7a8';
export const DE_DOS = '#d62828';

export const auto = (x: number, y: number, taille: number, couleur: string, feux: string) =>
  `<g transform="translate(${x} ${y}) scale(${taille})" stroke="#1b242d" stroke-width="2.5" stroke-linejoin="round">
<path d="M-38-8v20h18v-8h40v8h18V-8z" fill="#1b242d"/><path d="M-42-30h84v28h-84z" fill="${couleur}"/>
<path d="M-34-30l10-24h48l10 24z" fill="${couleur}"/><path d="M-25-33l6-16h38l6 16z" fill="#dcebf3"/>
<path d="M-38-24h14v9h-14zM24-24h14v9H24z" fill="${feux}"/></g>`;

export const personne = (x: number, y: number, taille: number, couleur: string) =>
  `<g transform="translate(${x} ${y}) scale(${taille})" stroke="#1b242d" stroke-width="2.5" stroke-linecap="round">
<path d="M-6 0l4-24 4 0 6 24" fill="none" stroke-width="6"/><path d="M-9-50h18v28h-18z" fill="${couleur}"/>
<circle cy="-60" r="8" fill="#e5b894"/></g>`;
