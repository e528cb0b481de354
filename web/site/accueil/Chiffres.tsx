import type { Faits } from './faits.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './Chiffres.module.css';

export function Chiffres({ faits }: { faits: Faits }) {
  const lignes = [
    [
      faits.questionsTheorie,
      `questions en ${faits.seriesTheorie}\u00a0séries, dont une technique et une sur les fautes graves`,
    ],
    [faits.questionsTotal, 'questions en tout, toutes expliquées'],
    ...(faits.videosEntrainement
      ? ([[faits.videosEntrainement, 'vidéos de perception des risques']] as const)
      : []),
    [faits.validiteAcces, `d’accès, ou ${faits.delaiRdv} pour le rendez-vous pédagogique`],
  ] as const;
  return (
    <section className={styles.route} aria-label="En chiffres">
      <ul className={`${plainStyles.width} ${plainStyles.grid} ${styles.liste}`}>
        {lignes.map(([fait, texte]) => (
          <li key={texte}>
            <Chiffre fait={fait} />
            {texte}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chiffre({ fait }: { fait: string }) {
  const [, avant, chiffre, apres] = /^(\D*)([\d\s]*\d)(.*)$/u.exec(fait) ?? [null, '', fait, ''];
  return (
    <strong className={styles.mots}>
      {avant}
      <span className={styles.chiffre}>{chiffre}</span>
      {apres}
    </strong>
  );
}
